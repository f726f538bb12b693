import type { FlagCountry } from './Flag.tsx';

/** The words in the name of a region that place it in a country; without accents, in lower case. */
const places: Partial<Record<FlagCountry, string>> = {
  VN: 'ha noi, hanoi, ho chi minh, hcm, hcmc, sai gon, saigon, da nang, danang, viet nam, vietnam',
  SG: 'singapore',
  JP: 'tokyo, osaka, japan, nhat ban',
  AU: 'sydney, melbourne, brisbane, perth, australia',
  GB: 'london, manchester, united kingdom, uk, england',
  US:
    'new york, san francisco, los angeles, san jose, seattle, chicago, dallas, ' +
    'miami, atlanta, ashburn, virginia, oregon, ohio, california, silicon valley, united states, usa, us, hoa ky',
};

/** The words of a name, each between spaces, so that "uk" is not found in "Fukuoka". */
const wordsOf = (name: string): string =>
  ` ${name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** The country of a region by its name; null for an unknown place or a country without a flag here. */
export const countryOf = (name: string): FlagCountry | null => {
  const words = wordsOf(name);
  const countries = Object.keys(places) as FlagCountry[];
  return (
    countries.find((country) => places[country]?.split(', ').some((place) => words.includes(` ${place} `))) ?? null
  );
};
