import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { attemptOfTransaction, goesFirst, isUnresolved, matchCredits, type TopUpAttempt } from './attempt.ts';
import { fixtureNow, topUpAttemptFixture, transactionDetailFixture, transactionFixture } from './fixtures.ts';
import { isSameMoney } from './money.ts';
import type { Transaction } from './transaction.ts';

const minutes = (count: number) => count * 60_000;
const at = (time: number) => new Date(time).toISOString();
const credit = (id: string, overrides: Partial<Transaction> = {}) => transactionFixture({ id, ...overrides });
const paidBy = (attempts: TopUpAttempt[], rows: Transaction[]) => Object.fromEntries(matchCredits(attempts, rows));

describe('matchCredits', () => {
  it('finds the new credit of exactly the amount', () => {
    const other = credit('other', { amount: { amount: 500_001, currency: 'VND' } });
    const cents = credit('cents', { amount: { amount: 500_000, currency: 'AUD' } });
    const spent = credit('spent', { amount: { amount: -500_000, currency: 'VND' } });
    const unreadable = credit('unreadable', { amount: null });
    expect(paidBy([topUpAttemptFixture()], [other, cents, spent, unreadable])).toEqual({});
    expect(paidBy([topUpAttemptFixture()], [other, credit('paid'), cents])).toEqual({ 'key-1': 'paid' });
  });

  it('never takes a credit that was in the log before the attempt, whatever the clocks say', () => {
    const attempt = topUpAttemptFixture({ rowsBefore: ['before'] });
    const before = credit('before', { createdAt: at(fixtureNow) });
    const slowClock = credit('paid', { createdAt: at(attempt.createdAt - minutes(600)) });
    expect(paidBy([attempt], [before])).toEqual({});
    expect(paidBy([attempt], [slowClock, before])).toEqual({ 'key-1': 'paid' });
  });

  it('goes by the time, in whole seconds, where the log could not be read before', () => {
    const attempt = topUpAttemptFixture({ rowsBefore: null, createdAt: Date.parse('2026-11-21T07:00:00.900Z') });
    expect(paidBy([attempt], [credit('paid', { createdAt: '2026-11-21T07:00:00.000Z' })])).toEqual({ 'key-1': 'paid' });
    expect(paidBy([attempt], [credit('old', { createdAt: '2026-11-21T06:59:59.000Z' })])).toEqual({});
    expect(paidBy([attempt], [credit('undated', { createdAt: null })])).toEqual({});
  });

  it('lets a payment that is known to be made take its credit before one that is only hoped for', () => {
    const hoped = topUpAttemptFixture({ key: 'hoped', createdAt: fixtureNow - minutes(9) });
    const made = topUpAttemptFixture({ key: 'made', phase: 'settled', outcome: 'succeeded' });
    expect(paidBy([hoped, made], [credit('one')])).toEqual({ made: 'one' });
    expect(paidBy([hoped, made], [credit('two'), credit('one')])).toEqual({ made: 'one', hoped: 'two' });
  });

  it('gives no credit to a card that was surely not charged, and to one in doubt before a bank transfer that is only hoped for', () => {
    const bank = topUpAttemptFixture({ key: 'bank', phase: 'open', createdAt: fixtureNow - minutes(9) });
    const card = topUpAttemptFixture({ key: 'card', method: 'card', createdAt: fixtureNow - minutes(10) });
    expect(paidBy([bank, card], [credit('one')])).toEqual({ bank: 'one' });
    const doubted = { ...card, phase: 'open', createdAt: fixtureNow } as const;
    expect(paidBy([bank, doubted], [credit('one')])).toEqual({ card: 'one' });
  });

  it('gives a row that names its payment to that payment alone', () => {
    const named = topUpAttemptFixture({ key: 'named', transactionCode: 'MAY0001' });
    const nameless = topUpAttemptFixture({ key: 'nameless', createdAt: fixtureNow - minutes(9) });
    expect(paidBy([nameless, named], [credit('one', { transactionCode: 'MAY0001' })])).toEqual({ named: 'one' });
    // Its code was lost with the answer, and nobody else may take what is not theirs.
    expect(paidBy([nameless, named], [credit('two', { transactionCode: 'MAY0002' })])).toEqual({ nameless: 'two' });
  });

  it('uses each credit once and never one that was there before, whatever the history', () => {
    const ids = ['a', 'b', 'c', 'd'];
    const rows = fc
      .shuffledSubarray(ids)
      .chain((some) =>
        fc.tuple(
          ...some.map((id) =>
            fc.constantFrom(100_000, 500_000).map((amount) => credit(id, { amount: { amount, currency: 'VND' } })),
          ),
        ),
      );
    const attempt = (key: string) =>
      fc
        .record({
          phase: fc.constantFrom('posting' as const, 'open' as const, 'settled' as const, 'dismissed' as const),
          amount: fc.constantFrom(100_000, 500_000),
          createdAt: fc.integer({ min: 0, max: 9 }),
          rowsBefore: fc.shuffledSubarray(ids),
          outcome: fc.constantFrom('succeeded' as const, 'failed' as const),
        })
        .map(({ amount, outcome, ...rest }) =>
          topUpAttemptFixture({
            ...rest,
            key,
            outcome: rest.phase === 'settled' ? outcome : null,
            amount: { amount, currency: 'VND' },
          }),
        );
    const runs = 2_000 * inject('randomShare');
    let matched = 0;
    fc.assert(
      fc.property(fc.tuple(attempt('1'), attempt('2'), attempt('3'), attempt('4')), rows, (attempts, log) => {
        const found = [...matchCredits(attempts, log)];
        matched += found.length;
        expect(new Set(found.map(([, id]) => id)).size).toBe(found.length);
        for (const [key, id] of found) {
          const owner = attempts.find((candidate) => candidate.key === key);
          const row = log.find((candidate) => candidate.id === id);
          expect(owner && row && isSameMoney(owner.amount, row.amount) && !owner.rowsBefore?.includes(id)).toBe(true);
          expect(owner && (isUnresolved(owner) || owner.outcome === 'succeeded')).toBe(true);
        }
      }),
      { numRuns: runs },
    );
    // A share, because the seed decides how many match: about three in four runs. Matching nothing would pass the property, too.
    expect(matched / runs).toBeGreaterThan(0.5);
  });
});

describe('attemptOfTransaction', () => {
  const detail = transactionDetailFixture();
  const own = topUpAttemptFixture({ key: 'own', createdAt: Date.parse('2026-11-21T06:59:00Z') });
  const other = topUpAttemptFixture({ key: 'other', createdAt: Date.parse('2026-11-21T06:58:00Z') });

  it('is the one that knows the code, whichever tab it was in', () => {
    const named = { ...other, transactionCode: 'MAY0001' };
    expect(attemptOfTransaction([own, named], 'MAY0001', detail, 'own')?.key).toBe('other');
  });

  it('is the one this tab was in, else the only one of that amount', () => {
    expect(attemptOfTransaction([other, own], 'MAY0001', detail, 'own')?.key).toBe('own');
    expect(attemptOfTransaction([other], 'MAY0001', detail, null)?.key).toBe('other');
    expect(attemptOfTransaction([other, own], 'MAY0001', detail, null)).toBeUndefined();
  });

  it('is the one this tab was in while the provider does not know the code yet', () => {
    expect(attemptOfTransaction([other, own], 'MAY0001', null, 'own')?.key).toBe('own');
    expect(attemptOfTransaction([other], 'MAY0001', null, null)).toBeUndefined();
  });

  it('is never one of another amount, one that began after the payment, or one that has its own code', () => {
    const amount = { amount: 499_000, currency: 'VND' } as const;
    expect(attemptOfTransaction([{ ...own, amount }], 'MAY0001', detail, 'own')).toBeUndefined();
    const later = { ...own, createdAt: Date.parse('2026-11-21T07:05:00Z') };
    expect(attemptOfTransaction([later], 'MAY0001', detail, 'own')).toBeUndefined();
    expect(attemptOfTransaction([{ ...own, transactionCode: 'MAY0002' }], 'MAY0001', detail, 'own')).toBeUndefined();
  });

  it('is never a card’s, and nobody’s where the log has told of a payment of that amount already', () => {
    expect(attemptOfTransaction([{ ...own, method: 'card' }], 'MAY0001', detail, 'own')).toBeUndefined();
    const told = { ...own, phase: 'settled' as const, outcome: 'succeeded' as const, creditId: 'one' };
    expect(attemptOfTransaction([told, other], 'MAY0001', detail, 'own')).toBeUndefined();
  });

  it('is nobody’s when the code was settled before: an old address settles nothing new', () => {
    const before = { ...other, transactionCode: 'MAY0001', phase: 'settled' as const, outcome: 'succeeded' as const };
    expect(attemptOfTransaction([before, own], 'MAY0001', detail, 'own')).toBeUndefined();
  });
});

describe('two tabs that press at once', () => {
  const own = topUpAttemptFixture({ key: 'b', createdAt: 10_000 });
  const other = (given: Partial<TopUpAttempt>) => topUpAttemptFixture({ key: 'a', createdAt: 10_000, ...given });

  it('leave the purchase to one of them: the earlier, or the sent', () => {
    expect(goesFirst(other({}), own)).toBe(true);
    expect(goesFirst(own, other({}))).toBe(false);
    expect(goesFirst(other({ createdAt: 9_990 }), own)).toBe(true);
    expect(goesFirst(other({ createdAt: 10_010 }), own)).toBe(false);
    expect(goesFirst(other({ createdAt: 10_010, phase: 'open' }), own)).toBe(true);
  });

  it.each([
    { phase: 'settled', outcome: 'cancelled' },
    { phase: 'dismissed' },
    { method: 'vnpay' },
    { userId: 'somebody' },
    { amount: { amount: 1, currency: 'VND' } },
    { createdAt: 4_999, phase: 'open' },
    { phase: 'settled', outcome: 'succeeded' },
  ] satisfies Partial<TopUpAttempt>[])('are not one that is %j', (given) => {
    expect(goesFirst(other(given), own)).toBe(false);
  });
});
