import { expect, it } from 'vitest';
import { barsOf, plotBox } from './plotBars.ts';

const month = (received: number, spent: number) => ({ received, spent });

it('the largest amounts of both directions fill the plot on one scale', () => {
  const { zero, most, received, spent } = barsOf([month(300, 0), month(150, 100), month(0, 50)]);
  expect(zero).toBe(150);
  expect(most).toEqual({ received: 300, spent: 100 });
  expect(received.map(({ y, height }) => [y, height])).toEqual([
    [0, 150],
    [75, 75],
    [150, 0],
  ]);
  expect(spent.map(({ y, height }) => [y, height])).toEqual([
    [150, 0],
    [150, 50],
    [150, 25],
  ]);
});

it('a tiny amount beside a huge one can still be seen, and no amount cannot', () => {
  const { received } = barsOf([month(999_999_999_999_999, 0), month(1, 0), month(0, 0)]);
  expect(received.map(({ height }) => height)).toEqual([plotBox.height, 2, 0]);
});

it('a year without money has bars without height, and its line is at the edge', () => {
  const { zero, received, spent } = barsOf([month(0, 0)]);
  expect([zero, received[0]?.height, spent[0]?.height]).toEqual([0, 0, 0]);
});
