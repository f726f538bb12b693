/**
 * `node tooling/subsetFonts.ts`: writes the portal's fonts from their packages without unused features: tabular figures and kerning stay,
 * alternates and ligatures go. The files are committed; run it after an update of a font.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const target = join(root, 'packages/ui/src/theme/fonts');

/** Every character of ranges like `U+0000-00FF, U+0131`. */
const charactersOf = (ranges: string): string =>
  ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');

const latin = 'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122-2212';
const vietnamese = 'U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01B0, U+0300-0329, U+1EA0-1EF9, U+20AB';
// Czech, Hungarian, Polish, Romanian and Turkish.
const latinExt = 'U+0100-0101, U+0104-010F, U+0112-0127, U+012A-0167, U+016A-017F, U+0218-021B';
const words = { keepFeatures: ['kern', 'tnum', 'ccmp', 'mark', 'mkmk', 'locl'] };
// Codes, addresses and log lines: one weight, and no ligature, because it would hide the typed characters.
const codes = { keepFeatures: [], variationAxes: { wght: 400 } };

const faces = [
  { family: 'plus-jakarta-sans', file: 'plus-jakarta-sans-latin-wght-normal', ranges: latin, options: words },
  { family: 'plus-jakarta-sans', file: 'plus-jakarta-sans-vietnamese-wght-normal', ranges: vietnamese, options: words },
  { family: 'plus-jakarta-sans', file: 'plus-jakarta-sans-latin-ext-wght-normal', ranges: latinExt, options: words },
  { family: 'jetbrains-mono', file: 'jetbrains-mono-latin-wght-normal', ranges: 'U+0020-007E', options: codes },
];

for (const { family, file, ranges, options } of faces) {
  const source = join(root, 'node_modules/@fontsource-variable', family);
  const whole = readFileSync(join(source, 'files', `${file}.woff2`));
  const part = await subsetFont(whole, charactersOf(ranges), { targetFormat: 'woff2', ...options });
  const name = file.replace('-wght-normal', '');
  writeFileSync(join(target, `${name}.woff2`), part);
  copyFileSync(join(source, 'LICENSE'), join(target, `${family}.LICENSE.txt`));
  console.log(`${name}: ${whole.length} → ${part.length} bytes`);
}
