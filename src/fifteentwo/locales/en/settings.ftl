# The settings, and the words they are searched by.

settings-title = Settings
settings-search = Search settings
settings-found = { $count ->
    [one] 1 setting found
   *[other] { $count } settings found
}
settings-not-found = No setting matches “{ $search }”.
settings-clear = Show all settings

## The sections

settings-you = You
settings-pace = Speed
settings-table = Cards and table
settings-sound = Sound
settings-looks = Display
settings-play = Playing
settings-all = All settings

## You

settings-name = Your name
settings-account = Account
settings-account-why = Play on from another device
settings-push = Notify me when it is my turn
settings-push-why = In games with other people, while the page is closed
settings-push-insecure = Notifications need an address that begins with https.
settings-push-unsupported = This browser cannot receive notifications. On an iPhone or iPad, add the page to the Home Screen first.
settings-push-denied = Notifications from this page are blocked in the browser’s own settings.
settings-push-failed = The browser’s notification service cannot be reached.
settings-language = Language
settings-language-of-browser = Browser’s language

## Speed

settings-count-speed = Counting speed
settings-count-speeds = { $speed ->
    [0] at once
    [1] 1, the fastest
    [9] 9, the slowest
   *[other] { $speed } of 9
}
settings-bot-pace = Computer speed
settings-pace-instant = Instantly
settings-pace-fast = Fast
settings-pace-normal = Normal
settings-pace-slow = Slow
settings-auto-deal = Cut and deal for me
settings-auto-deal-why = You cut and deal by hand in your first game; after it this is on.
settings-auto-go = Auto-go
settings-auto-go-why = After a moment, when no card of mine fits.

## Cards and table

settings-preview = The table as chosen below
settings-deck = Cards
settings-deck-classic = Classic
settings-deck-four-colour = Four colours
settings-deck-large = Large print
settings-back = Card backs
settings-back-red = Red
settings-back-blue = Blue
settings-back-green = Green
settings-felt = Felt
settings-felt-green = Green
settings-felt-blue = Blue
settings-felt-wine = Wine
settings-felt-slate = Slate
settings-board = Board
settings-board-continuous = Long
settings-board-classic = Classic
settings-wood = Wood
settings-wood-oak = Oak
settings-wood-walnut = Walnut
settings-wood-birch = Birch
settings-pegs = Pegs
settings-pegs-classic = Classic
settings-pegs-sea = Sea
settings-pegs-steel = Steel

## Sound

settings-volume = Volume
settings-volumes = { $percent ->
    [0] off
   *[other] { $percent } %
}
settings-sound-deal = Dealing
settings-sound-card = A card played
settings-sound-peg = Pegging
settings-sound-crash = A crash
settings-sound-go = Go and thirty-one
settings-sound-turn = My turn
settings-sound-end = The end of a game
settings-spoken = Speak the count
settings-spoken-why = This device’s voice calls the count, go, and what each hand scores.
settings-haptics = Vibration
settings-haptics-why = Phones that can vibrate do so when I play a card and when points are pegged.

## Display

settings-theme = Theme
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-contrast = High contrast
settings-contrast-why = Stronger colours and edges. Always on when your system asks for it.
settings-motion = Less motion
settings-motion-why = Nothing moves or fades. Always on when your system asks for it.
settings-left-handed = Left-handed layout
settings-left-handed-why = Buttons and side panels change sides.

## Playing

settings-own-pegs = Peg by hand
settings-own-pegs-why = The game waits until I have pegged my points.
settings-tutor = Tutor
settings-tutor-why = Speaks up before a choice of cards that would cost more than this. Such games are marked as assisted.
settings-tutor-off = Off
settings-tutor-percent = { $percent } % of a win
settings-tutor-half-point = half a point
settings-tutor-point = 1 point

## All settings

settings-setup = Custom games start with
settings-setup-none = The standard game. Save another under Custom game.
settings-setup-forget = Use the standard game
settings-file = Settings file
settings-file-why = Take your settings to another browser or device.
settings-export = Export
settings-import = Import
settings-import-done = Settings were imported.
settings-import-bad = This file has no settings of fifteentwo.
settings-reset = Reset all settings
settings-reset-done = Settings were reset.

## Further words that a search finds a setting by

settings-also-name = player nickname
settings-also-account = login sign in passkey password device sync export delete data
settings-also-push = notification push alert reminder turn
settings-also-language = translation locale deutsch français español german french spanish sprache langue idioma
settings-also-bot-pace = opponent bot fast slow quick wait delay animation
settings-also-count-speed = count show fast slow quick
settings-also-auto-deal = automatic shuffle starter
settings-also-auto-go = automatic say
settings-also-deck = card faces size big index four-color colour
settings-also-felt = cloth table colour color background
settings-also-board = cribbage board track
settings-also-wood = board colour color
settings-also-pegs = colour color
settings-also-sound = audio noise mute quiet
settings-also-spoken = voice aloud read announce sound
settings-also-haptics = haptic vibrate buzz phone
settings-also-theme = dark light night mode appearance
settings-also-contrast = accessibility vision
settings-also-motion = reduced motion animation accessibility
settings-also-left-handed = hand mirror side accessibility
settings-also-own-pegs = move pegs manual board
settings-also-tutor = coach warn mistake blunder teach learn
settings-also-by-sets = count manual combinations claim
settings-also-let-stand = muggins call
settings-also-setup = custom game default rules opponent
settings-also-file = export import backup save load transfer
settings-also-reset = default original start
