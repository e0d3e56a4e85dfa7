// The image of a result for sharing: a self-contained SVG, converted to a PNG by the browser.
import { pegHead } from "../../board/pegs";
import { facePicture } from "../../lib/cards/cards";
import { faceOf } from "../../lib/people/people";
import { common } from "../../lib/strings";
import { recapWords } from "./strings";

const say = recapWords.image;

export interface Picture {
  badge: string;
  score: string;
  title: string;
  line: string;
  day: string;
  /** The computer opponent whose face is shown; null for none. */
  player: string | null;
  cards: readonly string[];
  starter: string | null;
  /** The sides' final scores, and the last hole. */
  scores: readonly number[];
  target: number;
}

const WIDTH = 1200;
const HEIGHT = 630;
const TOKENS = [
  ...["felt", "felt-deep", "felt-lit", "on-felt", "on-felt-soft", "brass", "on-brass", "wood", "wood-light", "wood-dark", "hole", "on-wood"],
  ...Array.from({ length: 6 }, (_, side) => `side-${side}`),
];

/** Loads a file as a data URL. */
async function inlined(address: string): Promise<string> {
  if (address.startsWith("data:")) return address;
  const blob = await (await fetch(address)).blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(new Error(say.failed));
    reader.readAsDataURL(blob);
  });
}

/** The page's display font as a @font-face rule for the image. */
async function fontRule(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const face = rules.find((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue("font-family").includes("Spectral") && rule.style.getPropertyValue("font-style") !== "italic");
  const [, address] = /url\("?([^")]+)"?\)/.exec(face?.style.getPropertyValue("src") ?? "") ?? [];
  if (address === undefined) return "";
  const from = face?.parentStyleSheet?.href ?? location.href;
  return `@font-face{font-family:Spectral;font-weight:600 900;src:url("${await inlined(new URL(address, from).href)}")}`;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A fan of cards with the starter beside it. */
function fan(faces: readonly string[], starter: string | null): string {
  const middle = (faces.length - 1) / 2;
  const cards = faces.map((face, place) => `<g transform="rotate(${((place - middle) * 8.6).toFixed(1)} 850 798)"><g filter="url(#lift)"><image href="${face}" x="777" y="176" width="146" height="204" clip-path="url(#card)"/></g></g>`);
  const turned = starter === null ? "" : `<g transform="rotate(15 1080 250)"><rect x="993" y="139" width="162" height="222" rx="15" fill="var(--brass)"/><image href="${starter}" x="999" y="145" width="150" height="210" clip-path="url(#card)"/></g>`;
  return cards.join("") + turned;
}

/** A lane of holes for each side, with its final peg. */
function lanes(scores: readonly number[], target: number): string {
  const x = (score: number): number => 76 + (590 * Math.min(score, target)) / target;
  const apart = Math.min(40, 110 / scores.length);
  return scores
    .map((score, side) => {
      const y = 545 + (side - (scores.length - 1) / 2) * apart;
      return (
        `<path d="M76 ${y}H666" stroke="var(--side-${side})" stroke-opacity=".42" stroke-width="14" stroke-linecap="round"/>` +
        `<path d="M76 ${y}H666" stroke="var(--hole)" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 ${590 / 40}"/>` +
        `<path d="${pegHead(side, 11)}" transform="translate(${x(score)} ${y})" fill="var(--side-${side})" stroke="#fff" stroke-width="2.5" stroke-linejoin="round"/>`
      );
    })
    .join("");
}

/** The image as an SVG document. */
export async function drawn(picture: Picture, style: CSSStyleDeclaration): Promise<string> {
  const face = faceOf(picture.player);
  const [font, portrait, starter, ...faces] = await Promise.all([
    fontRule(),
    face && inlined(face.src),
    picture.starter && inlined(facePicture(picture.starter, "classic")),
    ...picture.cards.map((card) => inlined(facePicture(card, "classic"))),
  ]);
  const tokens = TOKENS.map((name) => `--${name}:${style.getPropertyValue(`--${name}`)}`).join(";");
  const badge = picture.badge && `<rect x="72" y="60" width="${60 + 15 * picture.badge.length}" height="52" rx="26" fill="var(--brass)"/><text x="100" y="96" font-size="27" font-weight="700" style="fill:var(--on-brass)">${escaped(picture.badge)}</text>`;
  const left = portrait ? 210 : 72;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<style>${font}svg{color-scheme:light;${tokens}}text{font-family:Spectral,Georgia,serif;fill:var(--on-felt)}.plain{font-family:sans-serif;font-weight:600}</style>
<defs><radialGradient id="felt" cx=".72" cy=".42" r=".8"><stop stop-color="var(--felt-lit)"/><stop offset=".5" stop-color="var(--felt)"/><stop offset="1" stop-color="var(--felt-deep)"/></radialGradient>
<linearGradient id="wood" x2="0" y2="1"><stop stop-color="var(--wood-light)"/><stop offset=".55" stop-color="var(--wood)"/><stop offset="1" stop-color="var(--wood-dark)"/></linearGradient>
<filter id="lift" x="-30%" y="-20%" width="160%" height="150%"><feDropShadow dx="0" dy="5" stdDeviation="6" flood-opacity=".4"/></filter><clipPath id="card" clipPathUnits="objectBoundingBox"><rect width="1" height="1" rx=".065" ry=".046"/></clipPath><clipPath id="round"><circle cx="132" cy="344" r="52"/></clipPath></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#felt)"/>${badge}
<text x="68" y="238" font-size="${picture.score.length > 8 ? 92 : 132}" font-weight="700" letter-spacing="-3">${escaped(picture.score)}</text>
${face && portrait ? `<circle cx="132" cy="344" r="56" fill="var(--brass)"/><circle cx="132" cy="344" r="52" fill="${face.ground}"/><image href="${portrait}" x="80" y="292" width="104" height="104" clip-path="url(#round)"/>` : ""}
<text x="${left}" y="338" font-size="34" font-weight="700">${escaped(picture.title)}</text><text class="plain" x="${left}" y="376" font-size="23" style="fill:var(--on-felt-soft)">${escaped(picture.line)}</text>
${fan(faces.filter((one) => one !== null), starter)}
<rect y="458" width="${WIDTH}" height="172" fill="url(#wood)"/>${lanes(picture.scores, picture.target)}
<g transform="translate(748 502) scale(2.25)"><rect width="32" height="32" rx="6" fill="var(--felt-deep)"/><path d="M9 8v0M9 16v0M9 24v0M23 16v0M23 24v0" stroke="var(--brass)" stroke-width="4.5" stroke-linecap="round"/><path d="${pegHead(0, 4)}" transform="translate(9 16)" fill="var(--side-0)" stroke="#fff"/><path d="${pegHead(1, 4)}" transform="translate(23 8)" fill="var(--side-1)" stroke="#fff"/></g>
<text x="840" y="535" font-size="40" font-weight="700" style="fill:var(--on-wood)">${escaped(common.title)}</text><text class="plain" x="841" y="568" font-size="19" style="fill:var(--on-wood)">${escaped(say.what(picture.day))}</text>
</svg>`;
}

/** The image as a PNG file. */
export async function png(picture: Picture): Promise<File> {
  const svg = await drawn(picture, getComputedStyle(document.documentElement));
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  canvas.getContext("2d")?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob === null) throw new Error(say.failed);
  return new File([blob], say.file, { type: "image/png" });
}

/** Shares the image by the system if possible, and otherwise saves it; returns whether it was saved. */
export async function share(file: File): Promise<boolean> {
  if (navigator.canShare?.({ files: [file] })) {
    // Cancelling is not an error.
    await navigator.share({ files: [file], title: say.title }).catch((error: Error) => {
      if (error.name !== "AbortError") throw error;
    });
    return false;
  }
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return true;
}
