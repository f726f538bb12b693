import { beforeEach, describe, expect, it, vi } from 'vitest';

const openTab = async () => {
  const tab = Object.assign(new EventTarget(), { location: { href: 'https://portal.may.cloud/' } });
  vi.stubGlobal('window', tab);
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.resetModules();
  const { areCallsSlow, countCall, notePresses, subscribeToSlowCalls } = await import('./slowCalls.ts');
  notePresses();
  const seen: boolean[] = [];
  subscribeToSlowCalls(() => seen.push(areCallsSlow()));
  /** Counts a call that ends after some milliseconds. */
  const call = (duration: number, isRefused = false) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    setTimeout(isRefused ? reject : resolve, duration);
    countCall(promise);
  };
  return { tab, seen, call };
};

beforeEach(() => void vi.useFakeTimers());

describe('the sign of slow calls', () => {
  it('a call of 299 ms: no sign', async () => {
    const { seen, call } = await openTab();
    call(299);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(seen).toEqual([]);
  });

  it.each([
    ['that succeeds', false],
    ['that fails or is aborted', true],
  ])('a call of 301 ms %s: a sign from 300 ms, which stays for 300 ms after the call', async (_, isRefused) => {
    const { seen, call } = await openTab();
    call(301, isRefused);
    await vi.advanceTimersByTimeAsync(299);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(301);
    expect(seen).toEqual([true]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual([true, false]);
  });

  it('three calls, one after the other and one beside them: one sign until the last one ends', async () => {
    const { seen, call } = await openTab();
    call(400);
    call(900);
    await vi.advanceTimersByTimeAsync(1_000);
    call(500);
    await vi.advanceTimersByTimeAsync(799);
    expect(seen).toEqual([true]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual([true, false]);
  });

  it('a call that a timer begins: no sign, unless the customer pressed or navigated within the last second', async () => {
    const { tab, seen, call } = await openTab();
    call(1);
    await vi.advanceTimersByTimeAsync(3_000);
    call(800);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(seen).toEqual([]);
    tab.dispatchEvent(new Event('keydown'));
    await vi.advanceTimersByTimeAsync(900);
    call(800);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(seen).toEqual([true, false]);
    tab.location.href = 'https://portal.may.cloud/invoice';
    call(800);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(seen).toEqual([true, false, true, false]);
  });
});
