import { expect, it } from 'vitest';
import { countryOf } from './countryOf.ts';

it('reads the country of a place', () => {
  for (const [name, country] of [
    ['Hà Nội', 'VN'],
    ['Hà Nội'.normalize('NFD'), 'VN'],
    ['HÀ NỘI 2', 'VN'],
    ['Ho Chi Minh', 'VN'],
    ['TP. Hồ Chí Minh (HCM-01)', 'VN'],
    ['Đà Nẵng', 'VN'],
    ['Singapore', 'SG'],
    ['sgp1-singapore', 'SG'],
    ['Tokyo, Japan', 'JP'],
    ['Sydney', 'AU'],
    ['London', 'GB'],
    ['UK South', 'GB'],
    ['New York 3', 'US'],
    ['US-West (San Francisco)', 'US'],
  ] as const)
    expect.soft(countryOf(name), name).toBe(country);
});

it('finds no country in other names', () => {
  for (const name of ['Frankfurt', 'Fukuoka', 'Belarus', 'Ducati', 'Region 5', '', '–'])
    expect.soft(countryOf(name), name).toBeNull();
});
