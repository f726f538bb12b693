import { noChanges } from '@may/domain';
import { changeSetMachine } from '@may/machines';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor, type StateValueFrom } from 'xstate';
import { drawCalmly } from './useCalmSnapshot.ts';

afterEach(() => void vi.useRealTimers());

const input = { domain: { id: 'dom_1', name: 'bienxanh.vn' }, zone: [], staged: noChanges, run: null };
const { context } = createActor(changeSetMachine, { input }).getSnapshot();
const at = (value: StateValueFrom<typeof changeSetMachine>) => changeSetMachine.resolveState({ value, context });

/** An actor that goes to the given states, and the number of times that its page was drawn. */
const openPage = () => {
  vi.useFakeTimers();
  let snapshot = at('reviewing');
  const listeners = new Set<(next: typeof snapshot) => void>();
  const { read, subscribe } = drawCalmly({
    getSnapshot: () => snapshot,
    subscribe: ((listener: (next: typeof snapshot) => void) => {
      listeners.add(listener);
      return { unsubscribe: () => void listeners.delete(listener) };
    }) as Parameters<typeof drawCalmly>[0]['subscribe'],
  });
  const drawn = vi.fn();
  const close = subscribe(drawn);
  const go = (value: StateValueFrom<typeof changeSetMachine>) => {
    snapshot = at(value);
    for (const listener of listeners) listener(snapshot);
  };
  return { close, drawn, go, isNow: () => read() === snapshot };
};

it('draws 5 of 1,000 steps that are sent in one second, the last of them too', () => {
  const { go, drawn, isNow } = openPage();
  for (let step = 0; step < 1_000; step += 1) {
    go({ applying: 'sending' });
    vi.advanceTimersByTime(1);
  }
  expect([drawn.mock.calls.length, isNow()]).toEqual([5, true]);
});

it('draws each of 10 steps that take 250 ms, without a pause', () => {
  const { go, drawn, isNow } = openPage();
  for (let step = 1; step <= 10; step += 1) {
    go({ undoing: 'sending' });
    expect([drawn.mock.calls.length, isNow()]).toEqual([step, true]);
    vi.advanceTimersByTime(250);
  }
});

it('draws a halt at once, and nothing later', () => {
  const { go, drawn, isNow } = openPage();
  go({ applying: 'sending' });
  go({ applying: 'sending' });
  go('halted');
  expect([drawn.mock.calls.length, isNow()]).toEqual([2, true]);
  vi.advanceTimersByTime(1_000);
  expect(drawn).toHaveBeenCalledTimes(2);
});

it('draws nothing after its page was closed', () => {
  const { go, drawn, close } = openPage();
  go({ applying: 'sending' });
  go({ applying: 'sending' });
  close();
  vi.advanceTimersByTime(1_000);
  expect(drawn).toHaveBeenCalledTimes(1);
});
