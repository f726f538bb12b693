import { describe, expect, it } from 'vitest';
import { fixtureNow, topUpAttemptFixture, transactionDetailFixture, transactionFixture } from '../fixtures.ts';
import type { Transaction } from '../wallet/transaction.ts';
import type { TopUpAttempt } from './attempt.ts';
import { attemptOfTransaction, mayBePaid, namedCredit } from './credits.ts';

const at = (time: number) => new Date(time).toISOString();
const credit = (overrides: Parameters<typeof transactionFixture>[0] = {}) =>
  transactionFixture({ createdAt: at(fixtureNow), transactionCode: null, ...overrides });

describe('namedCredit', () => {
  const own = topUpAttemptFixture({ transactionCode: 'T1' });

  it('is the row with the attempt’s code or its card’s intent, whatever its amount is', () => {
    const other = credit({ transactionCode: 'T1', amount: { amount: 1, currency: 'VND' } });
    expect(namedCredit(own, [credit(), credit({ transactionCode: 'T2' }), other])).toBe(other);
    expect(namedCredit({ ...own, transactionCode: 'T0', intentId: 'T1' }, [credit(), other])).toBe(other);
  });

  it('is never a row that has its amount alone, nor a charge', () => {
    const rows: readonly [string, TopUpAttempt, Transaction][] = [
      ['a row of its amount without a code', own, credit()],
      ['a row of its amount with another code', own, credit({ transactionCode: 'T2' })],
      ['a charge with its code', own, credit({ transactionCode: 'T1', amount: { amount: -500_000, currency: 'VND' } })],
      ['a row without a code, if the attempt has none', topUpAttemptFixture(), credit()],
    ];
    for (const [title, attempt, row] of rows) expect.soft(namedCredit(attempt, [row]), title).toBeUndefined();
  });
});

describe('mayBePaid', () => {
  const own = topUpAttemptFixture({ phase: 'open', createdAt: fixtureNow - 60_000 });
  const other = topUpAttemptFixture({ key: 'other', phase: 'open' });

  it('is true for a later row of the amount that names no other attempt', () => {
    expect(mayBePaid(own, [own, other], [credit()])).toBe(true);
    expect(mayBePaid(own, [own, other], [credit({ transactionCode: 'MAY0009' })])).toBe(true);
  });

  it('counts a row without a time, and one of up to two minutes before the attempt: this clock may be ahead', () => {
    expect(mayBePaid(own, [own], [credit({ createdAt: null })])).toBe(true);
    const before = (milliseconds: number) => [credit({ createdAt: at(own.createdAt - milliseconds) })];
    expect(mayBePaid(own, [own], before(120_000))).toBe(true);
    expect(mayBePaid(own, [own], before(121_000))).toBe(false);
  });

  it('leaves each later payment that is told as paid one row without a code', () => {
    const later = topUpAttemptFixture({ key: 'later', phase: 'settled', outcome: 'succeeded', createdAt: fixtureNow });
    expect(mayBePaid(own, [own, later], [credit()])).toBe(false);
    expect(mayBePaid(own, [own, later], [credit(), credit()])).toBe(true);
    expect(mayBePaid(own, [own, { ...later, phase: 'open', outcome: null }], [credit()])).toBe(true);
    expect(mayBePaid(own, [own, { ...later, createdAt: own.createdAt - 120_000 }], [credit()])).toBe(false);
    expect(
      mayBePaid(own, [own, { ...later, createdAt: own.createdAt - 200_000, settledAt: fixtureNow }], [credit()]),
    ).toBe(true);
    const named = { ...later, transactionCode: 'T' };
    expect(mayBePaid(own, [own, named], [credit(), credit({ transactionCode: 'T' })])).toBe(true);
    expect(mayBePaid(own, [own, named], [credit()])).toBe(false);
  });

  it('is false if no row has its amount and currency, or another attempt has the row’s code', () => {
    const cases: readonly [string, TopUpAttempt[], Transaction[]][] = [
      ['the log is empty', [own], []],
      ['the row is of another amount', [own], [credit({ amount: { amount: 1, currency: 'VND' } })]],
      ['the row is of another currency', [own], [credit({ amount: { amount: 500_000, currency: 'AUD' } })]],
      [
        'another attempt has the row’s code',
        [own, { ...other, transactionCode: 'T' }, { ...other, key: 'third' }],
        [credit({ transactionCode: 'T' })],
      ],
    ];
    for (const [title, attempts, rows] of cases) expect.soft(mayBePaid(own, attempts, rows), title).toBe(false);
  });

  it('is false for an attempt with a code if the row has another one', () => {
    const coded = { ...own, transactionCode: 'T1' };
    expect(mayBePaid(coded, [coded], [credit({ transactionCode: 'T2' })])).toBe(false);
    expect(mayBePaid(coded, [coded], [credit()])).toBe(true);
  });

  it('is false for an attempt that was never sent', () => {
    expect(mayBePaid({ ...own, timesSent: 0 }, [own], [credit()])).toBe(false);
  });
});

describe('attemptOfTransaction', () => {
  const detail = transactionDetailFixture();
  const own = topUpAttemptFixture({ key: 'own', createdAt: Date.parse('2026-11-21T06:59:00Z') });
  const other = topUpAttemptFixture({ key: 'other', createdAt: Date.parse('2026-11-21T06:58:00Z') });

  it('is the attempt with the code, even from another tab', () => {
    const named = { ...other, transactionCode: 'MAY0001' };
    expect(attemptOfTransaction([own, named], 'MAY0001', detail, 'own')?.key).toBe('other');
  });

  it('is this tab’s attempt, and never another of that amount: another browser may have paid', () => {
    expect(attemptOfTransaction([other, own], 'MAY0001', detail, 'own')?.key).toBe('own');
    expect(attemptOfTransaction([other], 'MAY0001', detail, null)).toBeUndefined();
    expect(attemptOfTransaction([other], 'MAY0001', detail, 'own')).toBeUndefined();
  });

  it('is the attempt whose checkout address has the code, if the provider knows the code', () => {
    const at = { ...other, checkoutUrl: 'https://bank.test/pay/MAY0001?lang=vi' };
    expect(attemptOfTransaction([at, own], 'MAY0001', detail, null)?.key).toBe('other');
    expect(attemptOfTransaction([at], 'MAY0001', null, null)).toBeUndefined();
    expect(attemptOfTransaction([at], 'MAY000', detail, null)).toBeUndefined();
  });

  it('is this tab’s attempt if the provider does not know the code yet', () => {
    expect(attemptOfTransaction([other, own], 'MAY0001', null, 'own')?.key).toBe('own');
    expect(attemptOfTransaction([other], 'MAY0001', null, null)).toBeUndefined();
  });

  it('is of another amount only if no attempt fits and this tab’s is the only open one: the bank may have taken another', () => {
    const odd = { ...own, amount: { amount: 499_000, currency: 'VND' } } as const;
    expect(attemptOfTransaction([odd], 'MAY0001', detail, 'own')?.key).toBe('own');
    expect(attemptOfTransaction([odd], 'MAY0001', detail, null)).toBeUndefined();
    expect(attemptOfTransaction([odd], 'MAY0001', { ...detail, status: 'pending' }, 'own')).toBeUndefined();
    expect(attemptOfTransaction([odd], 'MAY0001', { ...detail, createdAt: null }, 'own')).toBeUndefined();
    expect(attemptOfTransaction([odd, { ...odd, key: 'other' }], 'MAY0001', detail, 'own')).toBeUndefined();
    expect(attemptOfTransaction([odd, other], 'MAY0001', detail, 'own')).toBeUndefined();
  });

  it('is never an attempt of more than two minutes later, or one with another code', () => {
    const later = { ...own, createdAt: Date.parse('2026-11-21T07:05:00Z') };
    expect(attemptOfTransaction([later], 'MAY0001', detail, 'own')).toBeUndefined();
    const ahead = { ...own, createdAt: Date.parse(detail.createdAt ?? '') + 120_000 };
    expect(attemptOfTransaction([ahead], 'MAY0001', detail, 'own')?.key).toBe('own');
    expect(attemptOfTransaction([{ ...own, transactionCode: 'MAY0002' }], 'MAY0001', detail, 'own')).toBeUndefined();
  });

  it('is never an attempt of a card, or one that was not sent', () => {
    expect(attemptOfTransaction([{ ...own, timesSent: 0 }], 'MAY0001', detail, 'own')).toBeUndefined();
    expect(attemptOfTransaction([{ ...own, method: 'card' }], 'MAY0001', detail, 'own')).toBeUndefined();
    const named = { ...own, method: 'card', transactionCode: 'MAY0001' } as const;
    expect(attemptOfTransaction([named, { ...own, key: 'bank' }], 'MAY0001', detail, 'bank')).toBeUndefined();
    expect(attemptOfTransaction([{ ...own, method: 'square' }], 'MAY0001', detail, 'own')).toBeUndefined();
  });

  it('is none for a code that was settled before: an old address settles nothing new', () => {
    const before = { ...other, transactionCode: 'MAY0001', phase: 'settled' as const, outcome: 'succeeded' as const };
    expect(attemptOfTransaction([before, own], 'MAY0001', detail, 'own')).toBeUndefined();
  });
});
