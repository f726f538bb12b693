import { taglineIn } from '../../../../packages/ui/src/brand/brand.ts';
import type { LocaleName } from '../../../../packages/ui/src/i18n/locales.ts';
import { tags } from '../../../../packages/ui/src/i18n/tags.ts';
import { toHex } from '../../../../packages/ui/src/theme/contrast.ts';
import { lightColors } from '../../../../packages/ui/src/theme/tokens.ts';
import { iconSizes, type ServedBrand } from './readBrandFolder.ts';

type BrandFile = { type: string; body: string | Uint8Array<ArrayBuffer> };

/** The colour of the browser's frame around the portal. */
export const themeColor = (hue: number): string => toHex(lightColors(hue).brand.base);

const iconRows = Object.entries(iconSizes).flatMap(([name, size]) =>
  name === 'apple-touch-icon.png'
    ? []
    : {
        src: `/${name}`,
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose: name === 'icon-maskable-512.png' ? 'maskable' : 'any',
      },
);

const manifestOf = (brand: ServedBrand, locale: LocaleName) => ({
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

/** The files of a brand: its icons, and its manifest in each language. Null for any other address. */
export const findBrandFile = (brand: ServedBrand, path: string, locale: LocaleName): BrandFile | null => {
  if (path === '/manifest.webmanifest')
    return { type: 'application/manifest+json', body: JSON.stringify(manifestOf(brand, locale)) };
  // Browsers that ask for it read a PNG too.
  const name = path === '/favicon.ico' ? 'icon-192.png' : path.slice(1);
  const body = new Map(Object.entries(brand.icons)).get(name);
  return body ? { type: name.endsWith('.svg') ? 'image/svg+xml' : 'image/png', body } : null;
};
