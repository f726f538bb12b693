import type { FlagCountry } from '../components/Flag/Flag.tsx';

/** What a region's name holds when it is in a country: its cities, and the country itself; without accents and in lower case. */
const places: Record<FlagCountry, readonly string[]> = {
  VN: [
    'ha noi',
    'hanoi',
    'ho chi minh',
    'hcm',
    'hcmc',
    'sai gon',
    'saigon',
    'da nang',
    'danang',
    'viet nam',
    'vietnam',
  ],
  SG: ['singapore'],
  JP: ['tokyo', 'osaka', 'japan', 'nhat ban'],
  AU: ['sydney', 'melbourne', 'brisbane', 'perth', 'australia'],
  GB: ['london', 'manchester', 'united kingdom', 'uk', 'england'],
  US: [
    'new york',
    'san francisco',
    'los angeles',
    'san jose',
    'seattle',
    'chicago',
    'dallas',
    'miami',
    'atlanta',
    'ashburn',
    'virginia',
    'oregon',
    'ohio',
    'california',
    'silicon valley',
    'united states',
    'usa',
    'us',
    'hoa ky',
  ],
};

/** A name as words beside each other, each with a space before and after, so that "uk" is not found in "Fukuoka". */
const wordsOf = (name: string): string =>
  ` ${name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** The country of a region by its name, where we have its flag; null is a place we do not know. */
export const countryOf = (name: string): FlagCountry | null => {
  const words = wordsOf(name);
  const countries = Object.keys(places) as FlagCountry[];
  return countries.find((country) => places[country].some((place) => words.includes(` ${place} `))) ?? null;
};
