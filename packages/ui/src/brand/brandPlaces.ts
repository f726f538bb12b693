import type { BrandWords } from './brand.ts';

/** Stands in prerendered HTML for a word of the brand, until the server fills it in. */
const placeOf = (word: string): string => `__BRAND_${word}__`;

/** The words of a brand that may stand in prerendered HTML, in one language. */
export const brandPlaces = { name: placeOf('NAME'), tagline: placeOf('TAGLINE'), email: placeOf('EMAIL') } as const;

/** A brand for prerendering, so that the HTML of a build names no brand. */
export const placesBrand: BrandWords = {
  name: brandPlaces.name,
  taglines: { en: brandPlaces.tagline },
  contact: {
    isExample: false,
    email: brandPlaces.email,
    phone: '',
    emergencyPhone: '',
    chat: '',
    company: '',
    address: '',
    hours: null,
  },
};
