import { taglineIn } from '../../../../packages/ui/src/brand/brand.ts';
import type { LocaleName } from '../../../../packages/ui/src/i18n/locales.ts';
import { tags } from '../../../../packages/ui/src/i18n/tags.ts';
import { backgroundColor, drawIcon, faviconOf, type IconName, iconSizes, isIconName, themeColor } from './icons.ts';
import type { ServedBrand } from './readBrandFolder.ts';

/** The facts of a page for the shortcuts of an installed portal. */
type Shortcut = { name: string; url: string };

type BrandFile = { type: string; body: string | Uint8Array<ArrayBuffer> };

/** The files of a brand by address. */
export type BrandFiles = {
  /** Null for an address that is no file of the brand. */
  find: (path: string, locale: LocaleName, shortcuts: () => readonly Shortcut[]) => Promise<BrandFile | null>;
};

const mostOfShortName = 15;

/** As many first words of a name as fit below an icon, at least one. */
const shorten = (name: string): string => {
  if (name.length <= mostOfShortName) return name;
  const words = name.split(' ');
  const starts = words.map((_, last) => words.slice(0, last + 1).join(' '));
  const [first = name] = words;
  const short = starts.findLast((start) => start.length <= mostOfShortName) ?? first;
  return short.replace(/[\s\p{P}\p{S}]+$/u, '') || name;
};

const iconRows = (Object.keys(iconSizes) as IconName[])
  .filter((name) => name !== 'apple-touch-icon.png')
  .map((name) => ({
    src: `/${name}`,
    type: 'image/png',
    sizes: `${iconSizes[name]}x${iconSizes[name]}`,
    purpose: name === 'icon-maskable-512.png' ? 'maskable' : 'any',
  }));

const manifestOf = (brand: ServedBrand, locale: LocaleName, shortcuts: readonly Shortcut[]) => ({
  id: '/',
  name: brand.name,
  short_name: shorten(brand.name),
  description: taglineIn(brand, locale),
  lang: tags[locale],
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: themeColor(brand.hue),
  background_color: backgroundColor(brand.hue),
  icons: iconRows,
  shortcuts,
});

/**
 * Draws the icons that a brand does not give, so that no request waits for them. Throws one sentence if the mark cannot be drawn. A server does
 * this for a folder that it was given; the brand of this repository is known to draw, and the many servers of tests need no icon.
 */
export const drawIcons = async (brand: ServedBrand): Promise<ServedBrand> => {
  const icons = { ...brand.icons };
  for (const name of Object.keys(iconSizes).filter(isIconName)) {
    try {
      icons[name] ??= await drawIcon(name, brand);
    } catch (error) {
      throw new Error(
        `The mark of the brand cannot be drawn as ${name} (${error instanceof Error ? error.message : error}).`,
      );
    }
  }
  return { ...brand, icons };
};

/** Makes the files of a brand: its facts, its icons, and its manifest in each language. An icon that is missing is drawn at its first request. */
export const createBrandFiles = (brand: ServedBrand): BrandFiles => {
  const drawn = new Map<IconName, Promise<Uint8Array<ArrayBuffer>>>();
  const iconOf = (name: IconName): Promise<Uint8Array<ArrayBuffer>> => {
    const given = brand.icons[name];
    const icon = drawn.get(name) ?? (given ? Promise.resolve(given) : drawIcon(name, brand));
    drawn.set(name, icon);
    return icon;
  };
  const { icons: _, ...facts } = brand;
  const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
  return {
    find: async (path, locale, shortcuts) => {
      const name = path.slice(1);
      if (isIconName(name)) return { type: 'image/png', body: await iconOf(name) };
      // Browsers that ask for it read a PNG too.
      if (name === 'favicon.ico') return { type: 'image/png', body: await iconOf('icon-192.png') };
      if (name === 'favicon.svg') return { type: 'image/svg+xml', body: faviconOf(brand) };
      if (name === 'brand.json') return { type: 'application/json', body: json(facts) };
      if (name === 'manifest.webmanifest')
        return { type: 'application/manifest+json', body: json(manifestOf(brand, locale, shortcuts())) };
      return null;
    },
  };
};
