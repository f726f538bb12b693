import { expect, it } from 'vitest';
import { isOfKind, isReady, kindOf } from './server.ts';

const hosting = [
  { id: '11', name: 'Hà Nội cPanel' },
  { id: '12', name: 'Singapore cPanel' },
];

it('a server is listed by its region under hosting or WordPress, and under both if the kind is unknown', () => {
  const kinds = (regionName: string | null, regions: typeof hosting | null = hosting) =>
    (['wordpress', 'hosting'] as const).filter((kind) => isOfKind(kind, { regionName }, regions));
  expect(kinds('Hà Nội cPanel')).toEqual(['hosting']);
  expect(kinds('Singapore')).toEqual(['wordpress']);
  expect(kinds(null)).toEqual(['wordpress', 'hosting']);
  expect(kinds('Singapore', null)).toEqual(['wordpress', 'hosting']);
});

it('the page of a server is that of its kind, and WordPress if the kind is unknown', () => {
  const pages = ['Hà Nội cPanel', 'Singapore', null].map((regionName) => kindOf({ regionName }, hosting));
  expect(pages).toEqual(['hosting', 'wordpress', 'wordpress']);
});

it('a server is ready if the provider says so, else if it has its address', () => {
  expect(isReady({ status: 'provisioning', domain: 'a.may.cloud' })).toBe(false);
  expect(isReady({ status: 'active', domain: null })).toBe(true);
  expect(isReady({ status: null, domain: null })).toBe(false);
  expect(isReady({ status: null, domain: 'a.may.cloud' })).toBe(true);
});
