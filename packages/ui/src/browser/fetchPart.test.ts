import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as arrived from './arrived.fixtures.ts';
import { fetchPart, fetchPatiently, PartFailure } from './fetchPart.ts';

const answer = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', answer));

/** A call as the build writes it. */
const failing = (message: string) => {
  const error = new TypeError(message);
  return () => ((_: string) => Promise.reject(error))('./TopUpRoute-Bx1_9.js');
};
const neverAgain = new TypeError('Failed to fetch dynamically imported module: https://may.cloud/assets/popup-C3.js');

describe('fetchPart', () => {
  it('gives the same file name and kind of failure for the error of each browser', async () => {
    for (const [title, message] of [
      ['Chromium', 'Failed to fetch dynamically imported module: https://may.cloud/assets/TopUpRoute-Bx1_9.js'],
      ['Firefox', 'error loading dynamically imported module: https://may.cloud/assets/TopUpRoute-Bx1_9.js'],
      ['Safari', 'Importing a module script failed.'],
    ] as const) {
      answer.mockResolvedValueOnce(new Response(null, { status: 404 }));
      await expect
        .soft(fetchPart(failing(message)), title)
        .rejects.toMatchObject({ chunk: 'TopUpRoute-Bx1_9.js', kind: 'missing' });
      answer.mockRejectedValueOnce(new TypeError('offline'));
      await expect
        .soft(fetchPart(failing(message)), title)
        .rejects.toMatchObject({ chunk: 'TopUpRoute-Bx1_9.js', kind: 'other' });
    }
  });

  it('does not call a file missing because the server fails', async () => {
    answer.mockResolvedValueOnce(new Response(null, { status: 500 }));
    await expect(fetchPart(failing(neverAgain.message))).rejects.toMatchObject({ kind: 'other' });
  });

  it('fetches a file that the server has once under a second address, because Chromium never asks for the first again', async () => {
    answer.mockClear().mockResolvedValue(new Response());
    const refuse = (_: string): Promise<Record<string, unknown>> => Promise.reject(neverAgain);
    expect(await fetchPart(() => refuse('./arrived.fixtures.ts'))).toMatchObject(arrived);
    expect(await fetchPart(() => refuse('./arrived.fixtures.ts').then((e) => e.arrived))).toBe('here');
    expect(answer).toHaveBeenCalledOnce();
  });

  it('rejects if the file does not arrive under the second address either', async () => {
    answer.mockResolvedValueOnce(new Response());
    const load = () => ((_: string) => Promise.reject(neverAgain))('./popup-C3.js');
    await expect(fetchPart(load)).rejects.toMatchObject({ chunk: 'popup-C3.js', kind: 'other', cause: neverAgain });
  });

  it('fetches an address that a page computed', async () => {
    expect(await fetchPart(new URL('./arrived.fixtures.ts', import.meta.url).href)).toMatchObject(arrived);
  });

  it('rejects with a timeout after two minutes without an answer', async () => {
    vi.useFakeTimers();
    const outcome = fetchPart(() => ((_: string) => new Promise(() => undefined))('./wallet-C3.js')).catch(
      (error) => error,
    );
    await vi.advanceTimersByTimeAsync(119_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ chunk: 'wallet-C3.js', kind: 'timeout' });
  });

  it('resolves with the module and clears its timer', async () => {
    vi.useFakeTimers();
    expect(await fetchPart(() => Promise.resolve().then(() => 'part'))).toBe('part');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects a call without a file name before it fetches', async () => {
    const fetched = vi.fn();
    await expect(fetchPart(async () => fetched())).rejects.toThrow('fetchPart finds no file in its call');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('rejects with the error that the module itself threw', async () => {
    const fault = new TypeError("Cannot read properties of undefined (reading 'x')");
    await expect(fetchPart(() => ((_: string) => Promise.reject(fault))('./wallet-C3.js'))).rejects.toBe(fault);
    expect(fault).not.toBeInstanceOf(PartFailure);
  });
});

describe('fetchPatiently', () => {
  /** A call whose file arrives at the given try. */
  const arrivingAt = (arrival: number) => {
    let tries = 0;
    const load = () =>
      ((_: string) => (++tries < arrival ? Promise.reject(neverAgain) : Promise.resolve('here')))('./NoticeList-C3.js');
    return { load, tries: () => tries };
  };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', new EventTarget());
    answer.mockRejectedValue(new TypeError('offline'));
  });

  it('asks again after 5 s and after another 10 s until the part arrives', async () => {
    const { load, tries } = arrivingAt(3);
    const part = fetchPatiently(load);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(tries()).toBe(2);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(tries()).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await part).toBe('here');
  });

  it('asks again after 5, 10, 20, 40 s, and then once a minute', async () => {
    const { load, tries } = arrivingAt(8);
    const part = fetchPatiently(load);
    await vi.advanceTimersByTimeAsync(75_000);
    expect(tries()).toBe(5);
    for (const after of [6, 7, 8]) {
      await vi.advanceTimersByTimeAsync(60_000);
      expect(tries()).toBe(after);
    }
    expect(await part).toBe('here');
  });

  it('asks again as soon as the browser is online', async () => {
    const part = fetchPatiently(arrivingAt(2).load);
    await vi.advanceTimersByTimeAsync(1);
    window.dispatchEvent(new Event('online'));
    expect(await part).toBe('here');
  });

  it('rejects with the error that the module itself threw', async () => {
    const fault = new TypeError("Cannot read properties of undefined (reading 'x')");
    await expect(fetchPatiently(() => ((_: string) => Promise.reject(fault))('./wallet-C3.js'))).rejects.toBe(fault);
  });
});
