/** A run of text in one style: names of `logStyles`, joined with spaces, or none. */
export type Piece = { text: string; style: string };

/** The last part of a line, ready to be drawn: `pieces` only if the text has more than one style. */
export type Message = { text: string; pieces: readonly Piece[] | null };

/** Characters that have no picture of their own, or change the order of others. Tab and the joiners of emoji are none of them. */
const invisible = /(?![\t\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/u;

/** The character that begins an escape sequence, as a pattern. */
export const escapeSign = '\\u001b';

/** Escape sequences of terminals. Only the first group is a style; a sequence without its end is text. */
const sequence = String.raw`${escapeSign}(?:\[([\d;:]*)m|\[[0-?]*[ -\/]*[@-~]|\][^\u0007${escapeSign}]*(?:\u0007|${escapeSign}\\)|[PX^_][^${escapeSign}]*${escapeSign}\\|[ -\/]*[0-Z\\\u0060-~])`;

const token = new RegExp(`${sequence}|${invisible.source}`, 'gu');

/** Red, green and blue of the 16 colours of xterm. */
const palette = [
  0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5, 0x7f7f7f, 0xff0000, 0x00ff00,
  0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
];

const nearest = (red: number, green: number, blue: number): number => {
  const distance = (color: number) =>
    ((color >> 16) - red) ** 2 + (((color >> 8) & 255) - green) ** 2 + ((color & 255) - blue) ** 2;
  return palette.reduce((best, color, index) => (distance(color) < distance(palette[best] ?? 0) ? index : best), 0);
};

const ofCube = (level: number) => (level === 0 ? 0 : 55 + 40 * level);

/** One of the 16 colours for one of the 256. */
const reduced = (color: number): number => {
  if (color < 16) return color;
  if (color >= 232) return nearest(...([0, 1, 2].map(() => 8 + 10 * (color - 232)) as [number, number, number]));
  const place = color - 16;
  return nearest(ofCube(Math.floor(place / 36)), ofCube(Math.floor(place / 6) % 6), ofCube(place % 6));
};

type Style = { front: number; back: number; marks: Set<string> };

const switches: Record<number, [name: string, isOn: boolean][]> = {
  1: [['bold', true]],
  2: [['dim', true]],
  3: [['italic', true]],
  4: [['underline', true]],
  7: [['inverse', true]],
  9: [['strike', true]],
  22: [
    ['bold', false],
    ['dim', false],
  ],
  23: [['italic', false]],
  24: [['underline', false]],
  27: [['inverse', false]],
  29: [['strike', false]],
};

/** The colour after 38 or 48, and the number of codes that it takes. */
const colorAt = (codes: readonly number[], index: number): [color: number, taken: number] => {
  const [kind, first = 0, second = 0, third = 0] = codes.slice(index, index + 4);
  if (kind === 5) return [first < 256 ? reduced(first) : -1, 2];
  if (kind === 2) return [nearest(first, second, third), 4];
  return [-1, 1];
};

const apply = (style: Style, parameters: string): void => {
  // With colons a colour may name its colour space, which has no use here.
  const codes = parameters
    .replace(/([34]8:2):\d*(?=:\d+:\d+:\d+)/g, '$1')
    .split(/[;:]/)
    .map(Number);
  for (let index = 0; index < codes.length; index += 1) {
    const code = codes[index] ?? 0;
    if (code === 0) Object.assign(style, { front: -1, back: -1, marks: new Set() });
    else if (code === 38 || code === 48) {
      const [color, taken] = colorAt(codes, index + 1);
      style[code === 38 ? 'front' : 'back'] = color;
      index += taken;
    } else if (code >= 30 && code <= 37) style.front = code - 30;
    else if (code >= 90 && code <= 97) style.front = code - 82;
    else if (code >= 40 && code <= 47) style.back = code - 40;
    else if (code >= 100 && code <= 107) style.back = code - 92;
    else if (code === 39) style.front = -1;
    else if (code === 49) style.back = -1;
    else for (const [name, isOn] of switches[code] ?? []) style.marks[isOn ? 'add' : 'delete'](name);
  }
};

const nameOf = ({ front, back, marks }: Style): string =>
  [...(back >= 0 ? [`back${back}`] : front >= 0 ? [`front${front}`] : []), ...marks].join(' ');

/** A visible text for a character without a picture. */
const pictureOf = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  return `‹U+${code.toString(16).toUpperCase().padStart(4, '0')}›`;
};

/** A progress bar writes over its line: the text after the last return is the one that a terminal shows. */
const afterReturn = (text: string): string => {
  let end = text.length;
  while (text[end - 1] === '\r') end -= 1;
  return text.slice(text.lastIndexOf('\r', end - 1) + 1, end);
};

/** Index at which the last part of a line begins. */
export const startOfMessage = (line: string, separator: string): number => {
  if (separator === '') return 0;
  const at = line.lastIndexOf(separator);
  return at === -1 ? 0 : at + separator.length;
};

/** Pieces of a text in their style; a line full of them would slow down every frame. */
const mostPieces = 300;

/** Styles and visible characters of a text; escape sequences that are no style leave it. */
export const readMessage = (raw: string): Message => {
  if (!invisible.test(raw)) return { text: raw, pieces: null };
  const line = raw.includes('\r') ? afterReturn(raw) : raw;
  const style: Style = { front: -1, back: -1, marks: new Set() };
  const pieces: Piece[] = [];
  const hasRoom = () => pieces.length < mostPieces;
  const add = (text: string, name: string) => {
    const last = pieces.at(-1);
    const style = hasRoom() ? name : '';
    if (text === '') return;
    if (last?.style === style) last.text += text;
    else pieces.push({ text, style });
  };
  let end = 0;
  let name = '';
  for (const match of line.matchAll(token)) {
    add(line.slice(end, match.index), name);
    end = match.index + match[0].length;
    if (match[1] !== undefined) {
      if (!hasRoom()) continue;
      apply(style, match[1]);
      name = nameOf(style);
    } else if (match[0].length === 1 || !match[0].startsWith('\x1b')) add(pictureOf(match[0]), 'control');
  }
  add(line.slice(end), name);
  const text = pieces.map((piece) => piece.text).join('');
  return { text, pieces: pieces.every((piece) => piece.style === '') ? null : pieces };
};
