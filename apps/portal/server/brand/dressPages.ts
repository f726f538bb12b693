import { type BrandWords, markId, taglineIn } from '../../../../packages/ui/src/brand/brand.ts';
import { brandPlaces } from '../../../../packages/ui/src/brand/brandPlaces.ts';
import type { LocaleName } from '../../../../packages/ui/src/i18n/locales.ts';
import { tags } from '../../../../packages/ui/src/i18n/tags.ts';
import { escapeHtml } from '../pageTemplate.ts';
import { themeColor } from './findBrandFile.ts';
import type { ServedBrand } from './readBrandFolder.ts';

/** Writes text into a place of the shared HTML; throws if the place is missing. */
const put = (html: string, place: string, text: string): string => {
  if (!html.includes(place)) throw new Error(`The pages have no ${place}: build the portal again.`);
  return html.replace(place, () => text);
};

/** Writes a brand into the HTML that all pages share: its words for the script, its mark and its hue. */
export const dressTemplate = (html: string, { name, taglines, contact, mark, hue }: ServedBrand): string => {
  const words: BrandWords = { name, taglines, contact };
  const symbol = `<symbol id="${markId}" viewBox="0 0 24 24"><path fill="currentColor" d="${mark}"/></symbol>`;
  let dressed = put(html, '__BRAND_WORDS__', escapeHtml(JSON.stringify(words)));
  dressed = put(dressed, '__BRAND_COLOR__', themeColor(hue));
  dressed = put(dressed, '<!-- mark -->', symbol);
  return put(dressed, '</head>', `<style>:root{--hue:${hue}}</style></head>`);
};

/** Writes the words of a brand into a page of one language, which was prerendered without any. */
export const fillWords = (html: string, brand: ServedBrand, locale: LocaleName): string => {
  const words = {
    [brandPlaces.name]: brand.name,
    [brandPlaces.tagline]: taglineIn(brand, locale),
    [brandPlaces.email]: brand.contact.email,
    __BRAND_LANGUAGE__: tags[locale],
  };
  return html.replace(/__BRAND_[A-Z]+__/g, (place) => escapeHtml(words[place] ?? place));
};
