import { beforeEach, expect, it } from 'vitest';
import { emptyDraft, startTopUp, topUpDraft } from './topUpDraft.ts';

const kept = { ...emptyDraft, amount: 500_000, method: 'vietqr', attemptKey: 'key-1' } as const;
const startWith = (amount: string | null) =>
  startTopUp({ region: 'VN', attempts: [], repeatsAreOne: true, now: 0 }, { attemptKey: null, amount });

beforeEach(() => topUpDraft.write(kept));

it.each([
  ['300000', 300_000],
  ['1tr5', 1_500_000],
  // The flow judges it like a typed one.
  ['1', 1],
])('begins a top-up of its own with the amount %s of the address, and keeps the rest of the draft', (text, amount) => {
  const own = { ...kept, amount, attemptKey: null };
  expect(startWith(text)).toMatchObject({ draft: own, attempt: null });
  expect(topUpDraft.read()).toMatchObject(own);
});

it.each([null, '', 'javascript:1', '1tr50'])('goes on with the draft where the address has the amount %j', (text) => {
  expect(startWith(text).draft).toMatchObject(kept);
  expect(topUpDraft.read()).toMatchObject(kept);
});
