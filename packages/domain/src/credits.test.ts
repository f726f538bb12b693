import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { isUnresolved, type TopUpAttempt } from './attempt.ts';
import { attemptOfTransaction, guessInDoubt, matchCredits, mayBePaid } from './credits.ts';
import { fixtureNow, topUpAttemptFixture, transactionDetailFixture, transactionFixture } from './fixtures.ts';
import { isSameMoney } from './money.ts';
import type { Transaction } from './transaction.ts';

const minutes = (count: number) => count * 60_000;
const at = (time: number) => new Date(time).toISOString();
const credit = (id: string, overrides: Partial<Transaction> = {}) => transactionFixture({ id, ...overrides });
const paidBy = (attempts: TopUpAttempt[], rows: Transaction[], twins: 'oldestFirst' | 'unknown' = 'oldestFirst') =>
  Object.fromEntries(matchCredits(attempts, rows, twins));

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

  it('gives no credit by its time alone where the log could not be read before: the clock may be 10 minutes behind', () => {
    const attempt = topUpAttemptFixture({ rowsBefore: null, createdAt: fixtureNow - minutes(10) });
    const ofAnotherDevice = credit('earlier', { createdAt: at(fixtureNow - minutes(5)), transactionCode: null });
    for (const twins of ['oldestFirst', 'unknown'] as const)
      expect(paidBy([attempt], [ofAnotherDevice], twins)).toEqual({});
    const named = { ...attempt, transactionCode: 'MAY0001' };
    expect(paidBy([named], [credit('own', { transactionCode: 'MAY0001' })])).toEqual({ 'key-1': 'own' });
  });

  it('gives no credit that may be of a card which was charged meanwhile, where its log could not be read and its clock was 3 days ahead', () => {
    const bank = topUpAttemptFixture({ key: 'bank', phase: 'open', createdAt: fixtureNow });
    const days = minutes(3 * 24 * 60);
    const card = topUpAttemptFixture({
      key: 'card',
      method: 'card',
      phase: 'settled',
      outcome: 'succeeded',
      rowsBefore: null,
      createdAt: fixtureNow + days,
      settledAt: fixtureNow + days,
    });
    const row = credit('one', { createdAt: at(fixtureNow), transactionCode: null });
    expect(paidBy([bank, card], [row])).toEqual({});
    // What was settled before the bank's attempt began was in the log by then.
    expect(paidBy([bank, { ...card, settledAt: fixtureNow - days }], [row])).toEqual({ bank: 'one' });
  });

  it('goes by the time, in whole seconds, to say that a credit may be the attempt’s where the log could not be read before', () => {
    const attempt = topUpAttemptFixture({ rowsBefore: null, createdAt: Date.parse('2026-11-21T07:00:00.900Z') });
    expect(mayBePaid(attempt, [attempt], [credit('paid', { createdAt: '2026-11-21T07:00:00.000Z' })])).toBe(true);
    expect(mayBePaid(attempt, [attempt], [credit('old', { createdAt: '2026-11-21T06:59:59.000Z' })])).toBe(false);
    expect(mayBePaid(attempt, [attempt], [credit('undated', { createdAt: null })])).toBe(false);
  });

  it('lets a payment that is known to be made take its credit before one that is only hoped for', () => {
    const hoped = topUpAttemptFixture({ key: 'hoped', createdAt: fixtureNow - minutes(9) });
    const made = topUpAttemptFixture({ key: 'made', phase: 'settled', outcome: 'succeeded' });
    expect(paidBy([hoped, made], [credit('one')])).toEqual({ made: 'one' });
    expect(paidBy([hoped, made], [credit('two'), credit('one')])).toEqual({ made: 'one', hoped: 'two' });
  });

  it('gives the credit to the attempt that was sent, and not to an older one that never was', () => {
    const unsent = topUpAttemptFixture({ key: 'unsent', timesSent: 0, createdAt: fixtureNow - minutes(9) });
    const sent = topUpAttemptFixture({ key: 'sent', phase: 'open' });
    for (const twins of ['oldestFirst', 'unknown'] as const) {
      expect(paidBy([unsent, sent], [credit('one')], twins)).toEqual({ sent: 'one' });
      expect(paidBy([unsent], [credit('one')], twins)).toEqual({});
    }
    expect(mayBePaid(unsent, [unsent], [credit('one')])).toBe(false);
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

  it('gives a credit that may have paid two attempts to the older one, and to neither where the provider can tell', () => {
    const older = topUpAttemptFixture({ key: 'older', phase: 'open', createdAt: fixtureNow - minutes(20) });
    const younger = topUpAttemptFixture({ key: 'younger', phase: 'open' });
    for (const row of [credit('one'), credit('one', { transactionCode: 'MAY0002' })]) {
      expect(paidBy([older, younger], [row])).toEqual({ older: 'one' });
      expect(paidBy([older, younger], [row], 'unknown')).toEqual({});
      expect(paidBy([older], [row], 'unknown')).toEqual({ older: 'one' });
      expect(paidBy([older, { ...younger, phase: 'dismissed' }], [row], 'unknown')).toEqual({ older: 'one' });
    }
    // Once the younger one knows its code, a named row is no longer in doubt.
    const named = { ...younger, transactionCode: 'MAY0002' };
    const row = credit('one', { transactionCode: 'MAY0002' });
    expect(paidBy([older, named], [row], 'unknown')).toEqual({ younger: 'one' });
  });

  it('gives a credit without a name to an attempt without a code before an older one whose code the provider does not know as paid', () => {
    const coded = topUpAttemptFixture({
      key: 'coded',
      transactionCode: 'MAY0001',
      createdAt: fixtureNow - minutes(20),
    });
    const lost = topUpAttemptFixture({ key: 'lost', phase: 'open' });
    expect(paidBy([coded, lost], [credit('one')])).toEqual({ lost: 'one' });
    expect(paidBy([coded, lost], [credit('two'), credit('one')])).toEqual({ lost: 'one', coded: 'two' });
  });

  it('gives a credit from before the younger attempt to the older one, also where the provider can tell', () => {
    const older = topUpAttemptFixture({ key: 'older', rowsBefore: [] });
    const younger = topUpAttemptFixture({ key: 'younger', createdAt: fixtureNow, rowsBefore: ['one'] });
    expect(paidBy([older, younger], [credit('two'), credit('one')], 'unknown')).toEqual({
      older: 'one',
      younger: 'two',
    });
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
          phase: fc.constantFrom('begun' as const, 'open' as const, 'settled' as const, 'dismissed' as const),
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
    let certain = 0;
    fc.assert(
      fc.property(fc.tuple(attempt('1'), attempt('2'), attempt('3'), attempt('4')), rows, (attempts, log) => {
        const found = [...matchCredits(attempts, log, 'oldestFirst')];
        matched += found.length;
        expect(new Set(found.map(([, id]) => id)).size).toBe(found.length);
        for (const [key, id] of found) {
          const owner = attempts.find((candidate) => candidate.key === key);
          const row = log.find((candidate) => candidate.id === id);
          expect(owner && row && isSameMoney(owner.amount, row.amount) && !owner.rowsBefore?.includes(id)).toBe(true);
          expect(owner && (isUnresolved(owner) || owner.outcome === 'succeeded')).toBe(true);
        }
        const sure = matchCredits(attempts, log, 'unknown');
        for (const [key, id] of sure) {
          const owner = attempts.find((candidate) => candidate.key === key);
          const competing = attempts.filter(
            (other) =>
              isUnresolved(other) &&
              !sure.has(other.key) &&
              isSameMoney(other.amount, owner?.amount ?? null) &&
              !other.rowsBefore?.includes(id),
          );
          certain += owner && isUnresolved(owner) ? 1 : 0;
          expect(owner?.outcome === 'succeeded' ? [] : competing).toEqual([]);
        }
      }),
      { numRuns: runs },
    );
    // Inequalities, because the seed decides how many credits there are: about 0.77 a history, and 0.44 that can be only one attempt's.
    expect(matched).toBeGreaterThan(runs * 0.5);
    expect(certain).toBeGreaterThan(runs * 0.2);
  });
});

describe('mayBePaid', () => {
  const own = topUpAttemptFixture({ phase: 'open', rowsBefore: ['before'] });
  const other = topUpAttemptFixture({ key: 'other', phase: 'open' });

  it('is true where the log holds a new credit of the amount that no other attempt is known to be paid by', () => {
    expect(mayBePaid(own, [own, other], [credit('new')])).toBe(true);
    expect(mayBePaid(own, [own, other], [credit('new', { transactionCode: 'MAY0009' })])).toBe(true);
  });

  it.each([
    ['the log is empty', [own], []],
    ['it was there before', [own], [credit('before')]],
    ['it is of another amount', [own], [credit('new', { amount: { amount: 1, currency: 'VND' } })]],
    [
      'it names another attempt’s payment',
      [own, { ...other, transactionCode: 'T' }],
      [credit('new', { transactionCode: 'T' })],
    ],
    ['it has paid another attempt', [own, { ...other, creditId: 'new' }], [credit('new')]],
    [
      'another attempt is known to be paid',
      [own, { ...other, phase: 'settled', outcome: 'succeeded' }],
      [credit('new')],
    ],
  ] satisfies [string, TopUpAttempt[], Transaction[]][])('is false where %s', (_, attempts, rows) => {
    expect(mayBePaid(own, attempts, rows)).toBe(false);
  });
});

describe('guessInDoubt', () => {
  const paid = topUpAttemptFixture({ key: 'paid', phase: 'open', rowsBefore: ['before'] });
  const settled = { phase: 'settled', outcome: 'succeeded', creditId: 'row' } as const;
  const guess = topUpAttemptFixture({ key: 'guess', createdAt: fixtureNow - minutes(20), ...settled });

  it('is the youngest attempt of the amount that the log was taken to have paid', () => {
    const older = { ...guess, key: 'older', createdAt: guess.createdAt - 1, creditId: 'older row' };
    expect(guessInDoubt([paid, older, guess], paid)?.key).toBe('guess');
    expect(guessInDoubt([paid, guess, older], paid)?.key).toBe('guess');
  });

  it.each([
    ['that the provider told of', { creditId: null }],
    ['of another amount', { amount: { amount: 1, currency: 'VND' } }],
    ['of another customer', { userId: 'usr_other' }],
    ['by a credit from before the paid one', { creditId: 'before' }],
  ] satisfies [string, Partial<TopUpAttempt>][])('is none %s', (_, overrides) => {
    expect(guessInDoubt([paid, { ...guess, ...overrides }], paid)).toBeUndefined();
  });

  it('is none whose credit is of Monday where the paid one began on Wednesday and the log could not be read then', () => {
    const wednesday = { ...paid, rowsBefore: null };
    const monday = { ...guess, createdAt: wednesday.createdAt - minutes(2 * 24 * 60) };
    const creditedAt = monday.createdAt + minutes(1);
    expect(guessInDoubt([wednesday, { ...monday, creditedAt }], wednesday)).toBeUndefined();
    // The same attempt, taken to be paid by a credit of Wednesday, is in doubt; so is one whose credit has no known time.
    const later = { ...monday, creditedAt: wednesday.createdAt + minutes(1) };
    expect(guessInDoubt([wednesday, later], wednesday)?.key).toBe('guess');
    expect(guessInDoubt([wednesday, { ...monday, creditedAt: null }], wednesday)?.key).toBe('guess');
    // The provider's clock may be two minutes slow.
    const slow = { ...monday, creditedAt: wednesday.createdAt - minutes(2) };
    expect(guessInDoubt([wednesday, slow], wednesday)?.key).toBe('guess');
  });

  it('is none where the paid one was known to be paid before, because it has its credit', () => {
    expect(guessInDoubt([paid, guess], { ...paid, ...settled })).toBeUndefined();
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

  it('is never a card’s, and none where the log has told of a payment of that amount already', () => {
    expect(attemptOfTransaction([{ ...own, method: 'card' }], 'MAY0001', detail, 'own')).toBeUndefined();
    const told = { ...own, phase: 'settled' as const, outcome: 'succeeded' as const, creditId: 'one' };
    expect(attemptOfTransaction([told, other], 'MAY0001', detail, 'own')).toBeUndefined();
  });

  it('is none when the code was settled before: an old address settles nothing new', () => {
    const before = { ...other, transactionCode: 'MAY0001', phase: 'settled' as const, outcome: 'succeeded' as const };
    expect(attemptOfTransaction([before, own], 'MAY0001', detail, 'own')).toBeUndefined();
  });
});
