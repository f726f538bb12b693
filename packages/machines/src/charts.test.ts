import { expect, it } from 'vitest';
import type { ChartSpec } from './testing/chart.types.ts';
import { describeChart } from './testing/describeChart.ts';
import { machines } from './testing/machines.ts';

const files = import.meta.glob<object>('./*/*.chart.ts', { eager: true });
const charts = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter((value): value is ChartSpec => value instanceof Object && 'inputs' in value && 'answers' in value);

it('every machine has a chart', () => {
  expect(machines).not.toEqual([]);
  expect(charts.map(({ machine }) => machine.id).sort()).toEqual(machines.map(({ id }) => id).sort());
});

for (const chart of charts) describeChart(chart);
