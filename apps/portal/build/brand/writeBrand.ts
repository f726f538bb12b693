import type { Plugin } from 'vite';
import { type Brand, type BrandWords, markId, taglineIn } from '../../../../packages/ui/src/brand/brand.ts';
import type { LocaleName } from '../../../../packages/ui/src/i18n/locales.ts';
import { localeNames, tags } from '../../../../packages/ui/src/i18n/tags.ts';
import { toHex } from '../../../../packages/ui/src/theme/contrast.ts';
import { lightColors } from '../../../../packages/ui/src/theme/tokens.ts';
import { escapeHtml } from '../../server/pageTemplate.ts';
import { type BuiltBrand, brandIconSizes } from './readBrandFolder.ts';

/** The colour of the browser's frame around the portal. */
const themeColor = (hue: number): string => toHex(lightColors(hue).brand.base);

const iconRows = Object.entries(brandIconSizes).flatMap(([name, size]) =>
  name === 'apple-touch-icon.png'
    ? []
    : {
        src: `/${name}`,
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose: name === 'icon-maskable-512.png' ? 'maskable' : 'any',
      },
);

/** The manifest of an installed portal in one language. */
export const manifestOf = (brand: Brand, locale: LocaleName) => ({
  id: '/',
  name: brand.name,
  description: taglineIn(brand, locale),
  lang: tags[locale],
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: themeColor(brand.hue),
  background_color: toHex(lightColors(brand.hue).surface),
  icons: iconRows,
});

/** Writes a brand into the HTML that all pages share: its words for the script, its mark and its hue. */
export const dressPage = (html: string, { name, taglines, contact, mark, hue }: Brand): string => {
  const words: BrandWords = { name, taglines, contact };
  const symbol = `<symbol id="${markId}" viewBox="0 0 24 24"><path fill="currentColor" d="${mark}"/></symbol>`;
  return html
    .replace('__BRAND_WORDS__', () => escapeHtml(JSON.stringify(words)))
    .replace('__BRAND_COLOR__', themeColor(hue))
    .replace('__BRAND_NAME__', () => escapeHtml(name))
    .replace('<!-- mark -->', symbol)
    .replace('</head>', `<style>:root{--hue:${hue}}</style></head>`);
};

/** Puts a brand into the page, and its icons and manifests into the build. The development server has no icons. */
export const writeBrand = (brand: BuiltBrand): Plugin => ({
  name: 'write-brand',
  transformIndexHtml: (html) => dressPage(html, brand),
  generateBundle() {
    const add = (fileName: string, source: string | Uint8Array) => this.emitFile({ type: 'asset', fileName, source });
    for (const [name, icon] of Object.entries(brand.icons)) add(name, icon);
    for (const locale of localeNames) add(`manifest-${locale}.webmanifest`, JSON.stringify(manifestOf(brand, locale)));
  },
});
