import { expect, it } from 'vitest';
import { countryOf } from './countryOf.ts';

it.each([
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
])('reads %s as a place in %s', (name, country) => {
  expect(countryOf(name)).toBe(country);
});

it.each(['Frankfurt', 'Fukuoka', 'Belarus', 'Ducati', 'Region 5', '', '–'])('finds no country in %j', (name) => {
  expect(countryOf(name)).toBeNull();
});
