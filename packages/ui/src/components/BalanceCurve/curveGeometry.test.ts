import { expect, it } from 'vitest';
import { drawCurve } from './curveGeometry.ts';

const lineOf = (...amounts: number[]) =>
  drawCurve(amounts.map((amount, day) => ({ at: day * 86_400_000, amount }))).line;

it('the line is level until the next day and then steps', () => {
  expect(lineOf(0, 0, 100, 50)).toBe('M0 150H200V150H400V10H600V80');
});

it('a negative balance stays inside the drawing', () => {
  expect(lineOf(50, -50)).toBe('M0 10H600V150');
});

it('close balances stand above a floor of their own', () => {
  expect(lineOf(90, 100)).toBe('M0 80H600V10');
});

it('balances of zero alone give a line without NaN', () => {
  expect(lineOf(0, 0)).toBe('M0 150H600V150');
});
