import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { toHex } from '../../../../packages/ui/src/theme/contrast.ts';
import { darkColors, lightColors } from '../../../../packages/ui/src/theme/tokens.ts';
import type { Mark } from './readMark.ts';

/** The icons of a brand by file name, with the side of the square in pixels. */
export const iconSizes = {
  'icon-192.png': 192,
  'icon-512.png': 512,
  'icon-maskable-512.png': 512,
  'apple-touch-icon.png': 180,
} as const;

export type IconName = keyof typeof iconSizes;

export const isIconName = (name: string): name is IconName => name in iconSizes;

type Look = { hue: number; mark: Mark };

/** Background and drawing: the brand's colour with its text colour; a mark with colours of its own stands on a surface. */
const paintOf = ({ hue, mark }: Look, colorsOf: typeof lightColors) => {
  const { brand, surfaceRaised, text } = colorsOf(hue);
  const [ground, ink] = mark.isColoured ? [surfaceRaised, text] : [brand.base, brand.on];
  return { ground: toHex(ground), ink: toHex(ink) };
};

/** The colour of the browser's frame around the portal, and of its icons. */
export const themeColor = (hue: number): string => toHex(lightColors(hue).brand.base);

/** The colour of an installed portal before its first page. */
export const backgroundColor = (hue: number): string => toHex(lightColors(hue).surface);

const drawing = ({ viewBox, shapes }: Mark, share: number): string => {
  const [side, start] = [32 * share, 16 * (1 - share)];
  return `<svg x="${start}" y="${start}" width="${side}" height="${side}" viewBox="${viewBox}">${shapes}</svg>`;
};

/** The favicon, which follows the theme of the device. */
export const faviconOf = (look: Look): string => {
  const [light, dark] = [paintOf(look, lightColors), paintOf(look, darkColors)];
  const style = `rect{fill:${light.ground}}svg svg{color:${light.ink}}@media(prefers-color-scheme:dark){rect{fill:${dark.ground}}svg svg{color:${dark.ink}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${style}</style><rect width="32" height="32" rx="8"/>${drawing(look.mark, 0.66)}</svg>`;
};

let ready: Promise<void> | undefined;

/** Starts the renderer at the first icon. */
const startRenderer = (): Promise<void> => {
  const file = fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'));
  ready ??= initWasm(readFileSync(file));
  return ready;
};

/** Draws an icon as PNG. A maskable one keeps its drawing inside the circle that a device may cut out; a device rounds Apple's itself. */
export const drawIcon = async (name: IconName, look: Look): Promise<Uint8Array<ArrayBuffer>> => {
  await startRenderer();
  const { ground, ink } = paintOf(look, lightColors);
  const isWhole = name === 'icon-maskable-512.png' || name === 'apple-touch-icon.png';
  const share = name === 'icon-maskable-512.png' ? 0.56 : 0.64;
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" color="${ink}"><rect width="32" height="32" rx="${isWhole ? 0 : 8}" fill="${ground}"/>${drawing(look.mark, share)}</svg>`;
  const image = new Resvg(source, { fitTo: { mode: 'width', value: iconSizes[name] } }).render();
  return new Uint8Array(image.asPng());
};
