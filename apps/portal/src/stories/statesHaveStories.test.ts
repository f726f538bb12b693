import { machines } from '@may/machines/testing/machines.ts';
import { describe, expect, it } from 'vitest';
import * as chartStories from './Charts.stories.tsx';
import { type Chart, charts, picturesOf } from './charts.ts';
import type { FlowStory } from './flowStory.tsx';

type Stories = { default: { title: string }; States: FlowStory };

const modules = Object.values(import.meta.glob<Stories>('../{app,features}/**/*.stories.tsx', { eager: true }));
const entries: [name: string, chart: Chart][] = Object.entries(charts);

describe('every state that a customer can see has a picture in its story', () => {
  it('for each chart', () => {
    for (const [name, chart] of entries) {
      const stories = modules.find((module) => chart.stories === `Flows/${module.default.title}`);
      const pictures = [...picturesOf(chart).values()];
      // Every machine has at least three states; an empty list would prove nothing.
      expect.soft(pictures.length, name).toBeGreaterThan(2);
      expect.soft(stories?.States.argTypes.state.options, name).toEqual(expect.arrayContaining(pictures));
    }
  });

  it('in a chart of every machine', () => {
    expect(new Set(entries.map(([, { machine }]) => machine))).toEqual(new Set(machines));
  });

  it('and every chart has a story', () => {
    const { default: _, ...stories } = chartStories;
    expect(Object.keys(stories)).toEqual(Object.keys(charts));
  });

  it('and every machine that runs in a state has a chart of that state', () => {
    for (const [, { machine, children = {} }] of entries) {
      for (const [path, name] of Object.entries(children)) {
        const invoked = machine.root.states[path]?.invoke.map(({ id }) => id);
        expect(charts).toHaveProperty([name, 'under'], invoked?.[0]);
      }
    }
  });
});
