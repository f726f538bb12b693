import { Text } from '@may/ui';
import type { StoryObj } from '@storybook/react-vite';
import { Fragment, type ReactNode } from 'react';
import { fn } from 'storybook/test';
import type { AnyStateMachine } from 'xstate';
import type { ConnectRow } from '../testing/connectRow.ts';
import { walkScreens } from '../testing/walkScreens.ts';
import { argOfState } from './charts.ts';

export type FlowStory = StoryObj<{ state: string }> & {
  args: { state: string };
  argTypes: { state: { options: string[] } };
};

/**
 * One story of a flow with a control `state`: each state that a walk through the chart reaches, in each circumstance of the row. The context is
 * the machine's own. Pictures that are the same in every prop are one; others of the same state are numbered. Where another screen shows, the
 * story names it.
 */
export const flowStory = async <Machine extends AnyStateMachine, View extends object>(
  row: ConnectRow<Machine, View>,
  draw: (view: View) => ReactNode,
): Promise<FlowStory> => {
  const pictures = new Map<string, { draw: () => ReactNode; label: string }>();
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  const send = fn().mockName('send');
  await walkScreens(
    row,
    send,
    (name) => fn().mockName(name),
    ({ states, views }) => {
      // The innermost machine says the most: `attempt:pending.waiting` and not `paying`.
      const state = states.at(-1) ?? '';
      for (const { circumstance, view } of views) {
        const picture = `${state} ${JSON.stringify(view)}`;
        if (!(view instanceof Object) || seen.has(picture)) continue;
        seen.add(picture);
        const count = (counts.get(state) ?? 0) + 1;
        counts.set(state, count);
        const name = count === 1 ? state : `${state} ${count}`;
        pictures.set(argOfState(name), { draw: () => draw(view), label: `${name} (${circumstance})` });
      }
    },
  );
  for (const [state, instead] of Object.entries(row.hidden ?? {}))
    pictures.set(argOfState(state), {
      draw: () => <Text>{`Here is ${instead}.`}</Text>,
      label: `${state}: ${instead}`,
    });
  const options = [...pictures.keys()].sort();
  const labels = Object.fromEntries([...pictures].map(([option, { label }]) => [option, label]));
  const drawn = (state: string) => <Fragment key={state}>{pictures.get(state)?.draw()}</Fragment>;
  return {
    args: { state: [...pictures.keys()][0] ?? '' },
    argTypes: { state: { options, control: { type: 'select', labels } } },
    render: ({ state }) => drawn(state),
    play: async ({ mount, step }) => {
      // A designer sees the chosen state at once; the test draws all of them first.
      if (import.meta.env.MODE === 'test')
        for (const state of options) await step(state, async () => void (await mount(drawn(state))));
      await mount();
    },
  };
};
