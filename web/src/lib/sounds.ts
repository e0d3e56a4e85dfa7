// The sounds of the table, synthesised by the page; each has its own switch.
import { settings, type Sound } from "./settings.svelte";

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  // Browsers allow no sound before the first click or key press.
  if (context === null && navigator.userActivation?.hasBeenActive === false) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  return context;
}

/** A knock of filtered noise, like paper on felt or a peg in wood. */
function knock(sound: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const samples = Math.ceil(sound.sampleRate * length);
  const buffer = sound.createBuffer(1, samples, sound.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < samples; n += 1) data[n] = (Math.random() * 2 - 1) * (1 - n / samples) ** 3;
  const source = new AudioBufferSourceNode(sound, { buffer });
  const filter = new BiquadFilterNode(sound, { type: "bandpass", frequency: pitch, Q: 1.2 });
  const gain = new GainNode(sound, { gain: loud * settings.volume });
  source.connect(filter).connect(gain).connect(sound.destination);
  source.start(at);
}

/** A soft note. */
function note(sound: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const source = new OscillatorNode(sound, { type: "triangle", frequency: pitch });
  const gain = new GainNode(sound, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud * settings.volume, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(sound.destination);
  source.start(at);
  source.stop(at + length);
}

const MADE: Record<Sound, (sound: AudioContext, at: number, times: number) => void> = {
  deal: (sound, at) => {
    for (let card = 0; card < 6; card += 1) knock(sound, at + card * 0.07, 2400, 0.05, 0.5);
  },
  card: (sound, at) => knock(sound, at, 1700, 0.07, 1),
  peg: (sound, at, times) => {
    for (let hop = 0; hop < times; hop += 1) knock(sound, at + (hop + 1) * 0.11, 850 + 60 * hop, 0.05, 1.1);
  },
  crash: (sound, at) => {
    knock(sound, at, 420, 0.16, 1.4);
    for (let hop = 0; hop < 3; hop += 1) knock(sound, at + 0.18 + hop * 0.12, 1100 - 180 * hop, 0.05, 0.9);
  },
  go: (sound, at) => {
    note(sound, at, 330, 0.18, 0.3);
    note(sound, at + 0.1, 262, 0.22, 0.3);
  },
  turn: (sound, at) => note(sound, at, 587, 0.25, 0.2),
  end: (sound, at) => [392, 494, 587, 784].forEach((pitch, place) => note(sound, at + place * 0.13, pitch, 0.5, 0.3)),
};

/** Plays a sound unless it is switched off; `times` is how often a peg touches the board. */
export function make(sound: Sound | null, times = 1): void {
  if (sound === null || !settings.sounds[sound] || settings.volume === 0) return;
  try {
    const made = audio();
    if (made !== null) MADE[sound](made, made.currentTime, times);
  } catch {
    // The page works without sound.
  }
}
