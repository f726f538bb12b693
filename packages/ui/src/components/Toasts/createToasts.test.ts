import { expect, test, vi } from 'vitest';
import { createToasts, toastHistoryLength } from './createToasts.ts';

test('keeps what was raised in the history, with its time, after it left the screen', () => {
  const toasts = createToasts(() => 1_000);
  const id = toasts.notify({ title: 'Error !', text: 'Please try again !', tone: 'critical' });
  toasts.dismiss(id);
  expect(toasts.current()).toEqual([]);
  expect(toasts.history()).toEqual([{ id, title: 'Error !', text: 'Please try again !', tone: 'critical', at: 1_000 }]);
});

test('lists the newest first and forgets the oldest', () => {
  const toasts = createToasts();
  for (let count = 1; count <= toastHistoryLength + 1; count += 1) toasts.notify({ title: `${count}` });
  expect(toasts.history()).toHaveLength(toastHistoryLength);
  expect(toasts.history()[0]?.title).toBe(`${toastHistoryLength + 1}`);
  expect(toasts.history().some(({ title }) => title === '1')).toBe(false);
});

test('tells its listeners about changes alone: dismissing what is not there is none', () => {
  const toasts = createToasts();
  const listener = vi.fn();
  const stop = toasts.subscribe(listener);
  toasts.dismiss('toast-1');
  expect(listener).not.toHaveBeenCalled();
  toasts.notify({ title: 'Success !' });
  expect(listener).toHaveBeenCalledOnce();
  stop();
  toasts.clear();
  expect(listener).toHaveBeenCalledOnce();
});

test('forgets everything when another customer signs in', () => {
  const toasts = createToasts();
  toasts.notify({ title: 'Success !' });
  toasts.clear();
  expect([...toasts.current(), ...toasts.history()]).toEqual([]);
});
