import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { preloadFonts } from './preloadFonts.ts';

const css = readFileSync(new URL('../../../packages/ui/src/theme/fonts.css', import.meta.url), 'utf8');
const facesOf = (locale: string) =>
  [...preloadFonts(css, locale).matchAll(/sans-([\w-]+)\.woff2/g)].map(([, face]) => face);

it('a page fetches the faces whose letters its language needs, and none for a language in other letters', () => {
  expect(Object.fromEntries(['vi', 'en', 'pl', 'tr', 'ja', 'ru'].map((name) => [name, facesOf(name)]))).toEqual({
    vi: ['vietnamese', 'latin'],
    en: ['latin'],
    pl: ['latin-ext', 'latin'],
    tr: ['latin-ext', 'latin'],
    ja: [],
    ru: [],
  });
});
