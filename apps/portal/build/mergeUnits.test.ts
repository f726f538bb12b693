import { expect, it } from 'vitest';
import { mergeUnits } from './mergeUnits.ts';
import { idleParts } from './pageModules.ts';

const places = new Map([
  ['faq', new Set(['start', 'signedIn', 'forms', 'dates'])],
  ['paas', new Set(['start', 'signedIn', 'forms', 'dates'])],
  ['svm', new Set(['start', 'signedIn'])],
]);
const filesFor = (forms: number, dates: number) => {
  const files = mergeUnits(
    places,
    new Map([
      ['start', 300],
      ['signedIn', 40_000],
      ['forms', forms],
      ['dates', dates],
    ]),
  );
  return ['signedIn', 'forms', 'dates'].map((unit) => files.get(unit));
};

it('two small units of the same pages: one file', () => {
  expect(filesFor(20_000, 100)).toEqual(['signedIn', 'forms', 'forms']);
});

it('a unit of 100 characters that one page of three does not need: in the file of all', () => {
  expect(filesFor(60, 40)).toEqual(['signedIn', 'signedIn', 'signedIn']);
});

it('the first file of all: in no pair', () => {
  expect(mergeUnits(places, new Map()).has('start')).toBe(false);
});

it('a unit of 3,500 characters that an idle part does not need: in a file of its own', () => {
  const withIdle = new Map([...places, [idleParts[0] ?? '', new Set(['signedIn', 'forms'])]]);
  const files = mergeUnits(
    withIdle,
    new Map([
      ['signedIn', 40_000],
      ['forms', 1_000],
      ['dates', 3_500],
    ]),
  );
  expect(['forms', 'dates'].map((unit) => files.get(unit))).toEqual(['signedIn', 'dates']);
});
