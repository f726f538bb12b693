import { readFileSync } from 'node:fs';
import { lockScreenMachine, sessionMachine, topUpMachine } from '@may/machines';
import { describe, expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';

/** Names of the states a customer can rest in, e.g. `SignedOutSigningIn`; those that only pass on have no picture. */
const restingStates = (node: AnyStateNode): string[] => {
  const children = Object.values(node.states);
  if (children.length > 0) return children.flatMap(restingStates);
  const passesOn = node.always?.some(({ guard }) => guard === undefined) ?? false;
  return passesOn ? [] : [node.path.map((name) => name[0]?.toUpperCase() + name.slice(1)).join('')];
};

describe('every state of a machine can be looked at in Storybook', () => {
  it.each([
    ['top-up/TopUp', topUpMachine],
    ['login/Login', sessionMachine],
    ['lock-screen/LockScreen', lockScreenMachine],
  ] as const)('%s', (file, machine) => {
    const source = readFileSync(new URL(`./${file}.stories.tsx`, import.meta.url), 'utf8');
    const stories = [...source.matchAll(/^export const (\w+): Story/gm)].map(([, name]) => name);
    const states = restingStates(machine.root);
    expect(states.length).toBeGreaterThan(2);
    expect(stories).toEqual(expect.arrayContaining(states));
  });
});
