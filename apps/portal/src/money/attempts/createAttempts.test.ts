import { Permit } from '@may/api/permit';
import type { AttemptPhase } from '@may/domain/top-up/attempt.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { type AttemptKind, createAttempts } from './createAttempts.ts';
import { forgetUnsent } from './rememberAttempt.ts';

type Attempt = { key: string; phase: AttemptPhase; timesSent: number; receipt: string | null };

const permit = new Permit(() => true);
let stored: Map<string, Attempt>;
let locks: string[];
const [post, refuse, recover, before] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];

const store = {
  list: () => [...stored.values()],
  find: (key: string) => stored.get(key),
  save: (attempt: Attempt) => void stored.set(attempt.key, attempt),
  forget: (key: string) => void stored.delete(key),
  change: (key: string, changes: { phase: 'open' }) => {
    const attempt = stored.get(key);
    if (attempt) stored.set(key, { ...attempt, ...changes });
  },
  mark: (key: string) => {
    const attempt = stored.get(key);
    if (attempt) stored.set(key, { ...attempt, timesSent: attempt.timesSent + 1 });
  },
};

const attemptsWith = (differences: Partial<AttemptKind<string, Attempt, string>> = {}) =>
  createAttempts<string, Attempt, string>({
    ...{ store, userId: 'usr_demo', lock: 'pay', createKey: () => 'new', findSame: () => undefined },
    ...{ hasPriority: () => false, receiptOf: ({ receipt }) => receipt, isForgotten: () => false },
    ...{ before, post, refuse, recover },
    ...differences,
  });

const begun = (differences: Partial<Attempt> = {}): Attempt => ({
  ...{ key: 'one', phase: 'begun', timesSent: 0, receipt: null },
  ...differences,
});
const request = { intent: 'a purchase', key: 'one', mayHaveArrived: false, isWarned: false };

beforeEach(() => {
  stored = new Map([['one', begun()]]);
  locks = [];
  vi.stubGlobal('navigator', {
    locks: {
      query: async () => ({ held: locks.map((name) => ({ name })) }),
      request: async (name: string, _: object, work: (lock: object | null) => unknown) =>
        work(locks.includes(name) ? null : {}),
    },
  });
  post.mockReset().mockResolvedValue('paid');
  refuse.mockReset();
  recover.mockReset().mockResolvedValue(null);
  before.mockReset().mockResolvedValue({ begin: (key: string) => begun({ key }) });
});

it('opens a known attempt with its receipt, a lost one as known, and a new one without a request', async () => {
  const open = (key: string | null, same?: Attempt) =>
    attemptsWith({ findSame: () => same }).open({ intent: 'a purchase', key, over: [] }, permit);
  stored.set('one', begun({ receipt: 'paid' }));
  locks = ['pay'];
  expect(await open('one')).toEqual({ key: 'one', isKnown: true, isSending: true, receipt: 'paid' });
  expect(await open('lost')).toEqual({ key: 'lost', isKnown: true, isSending: false, receipt: null });
  expect(await open(null, begun({ key: 'same' }))).toMatchObject({ key: 'same', isKnown: true });
  expect(before).not.toHaveBeenCalled();
  expect(await open(null)).toEqual({ key: 'new', isKnown: false, isSending: false, receipt: null });
  expect([...stored.keys()]).toEqual(['one', 'new']);
});

it.each([
  ['has an answer', begun({ receipt: 'paid' }), {}, 'answered'],
  ['is settled', begun({ phase: 'settled' }), {}, 'answered'],
  [
    'has a key that the provider may have forgotten',
    begun({ phase: 'open' }),
    { mayHaveArrived: true },
    'keyForgotten',
  ],
])('sends and changes nothing of an attempt that %s', async (_, attempt, asked, kind) => {
  stored.set('one', attempt);
  const attempts = attemptsWith({ isForgotten: () => true });
  await expect(attempts.send({ ...request, ...asked }, permit)).rejects.toMatchObject({ kind });
  expect([...stored.values()]).toEqual([attempt]);
  expect([post, refuse, recover].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it('forgets an attempt that another tab’s stopped, unless it was sent or may have arrived: then it stays as it is, and nothing is asked', async () => {
  locks = ['pay'];
  await expect(attemptsWith().send(request, permit)).rejects.toMatchObject({ kind: 'otherTab' });
  expect(stored.size).toBe(0);
  stored.set('one', begun());
  await expect(attemptsWith().send({ ...request, mayHaveArrived: true }, permit)).rejects.toMatchObject({
    kind: 'otherTab',
  });
  expect(stored.get('one')).toEqual(begun());
  const sending = begun({ timesSent: 1 });
  stored.set('one', sending);
  await expect(attemptsWith().send(request, permit)).rejects.toMatchObject({ kind: 'unknown' });
  expect(stored.get('one')).toBe(sending);
  expect([post, refuse, recover].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it('keeps an attempt without an answer open, and takes the receipt that the provider then gives', async () => {
  const unknown = { kind: 'unknown', serverMessage: null };
  post.mockRejectedValue(unknown);
  recover.mockRejectedValueOnce(new Error('silence'));
  await expect(attemptsWith().send(request, permit)).rejects.toEqual(unknown);
  expect(stored.get('one')).toMatchObject({ phase: 'open' });
  recover.mockResolvedValueOnce('paid');
  expect(await attemptsWith().send(request, permit)).toBe('paid');
  expect(refuse).not.toHaveBeenCalled();
});

it('ends a refused attempt, and keeps one whose copy may have arrived', async () => {
  const refused = { kind: 'refused', serverMessage: 'No.' };
  post.mockRejectedValue(refused);
  await expect(attemptsWith().send(request, permit)).rejects.toEqual(refused);
  expect(refuse).toHaveBeenCalledExactlyOnceWith('one');
  post.mockImplementation(async (_attempt, _intent, _permit, mark) => {
    mark();
    store.mark('one');
    throw refused;
  });
  await expect(attemptsWith().send(request, permit)).rejects.toMatchObject({ kind: 'unknown' });
  stored.set('one', begun({ timesSent: 1 }));
  post.mockImplementation(async (_attempt, _intent, _permit, mark) => {
    mark();
    throw refused;
  });
  await expect(attemptsWith().send(request, permit)).rejects.toMatchObject({ kind: 'unknown' });
  expect(refuse).toHaveBeenCalledOnce();
});

it('forgets an attempt on request, but none that was sent or while a tab sends', async () => {
  const forget = () => forgetUnsent(store, 'pay', 'one');
  locks = ['pay'];
  expect(await forget()).toBe(false);
  locks = [];
  stored.set('one', begun({ timesSent: 1 }));
  expect(await forget()).toBe(false);
  expect(stored.size).toBe(1);
  stored.set('one', begun());
  expect(await forget()).toBe(true);
  expect(stored.size).toBe(0);
});
