import { expect, it } from 'vitest';
import { countryOf } from './countryOf.ts';

it('reads the country of a place', () => {
  const places: Record<string, string[]> = {
    VN: ['Hà Nội', 'Hà Nội'.normalize('NFD'), 'HÀ NỘI 2', 'Ho Chi Minh', 'TP. Hồ Chí Minh (HCM-01)', 'Đà Nẵng'],
    SG: ['Singapore', 'sgp1-singapore'],
    JP: ['Tokyo, Japan'],
    AU: ['Sydney'],
    GB: ['London', 'UK South'],
    US: ['New York 3', 'US-West (San Francisco)'],
  };
  for (const [country, names] of Object.entries(places))
    for (const name of names) expect.soft(countryOf(name), name).toBe(country);
});

it('finds no country in other names', () => {
  for (const name of ['Frankfurt', 'Fukuoka', 'Belarus', 'Ducati', 'Region 5', '', '–'])
    expect.soft(countryOf(name), name).toBeNull();
});
