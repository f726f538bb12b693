import { expect, it } from 'vitest';
import { readLimits, weigh } from './weight.ts';

const weights = weigh();
const limits = readLimits();

it('no room has more lines than tooling/weight.json says; a number rises only in a commit that says why', () => {
  const over = Object.entries(weights).filter(([name, lines]) => lines > (limits[name] ?? 0));
  expect(over).toEqual([]);
});

it('tooling/weight.json names no room that is gone', () => {
  expect(Object.keys(limits).filter((name) => weights[name] === undefined)).toEqual([]);
});
