import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkedCardFixture } from './fixtures.ts';
import {
  byUrgency,
  cardWarningOf,
  dismissalOf,
  followWarnings,
  gravityOf,
  isBalanceKnown,
  noWarningMemory,
  type StandingWarnings,
  type Warning,
  walletWarningOf,
} from './warnings.ts';

const now = Date.parse('2026-11-23T05:00:00Z');
const dong = (amount: number) => ({ amount, currency: 'VND' }) as const;
const short = (days: number | null = 7): Warning => ({
  topic: 'wallet',
  kind: days === null ? 'balanceLow' : 'runwayShort',
  days,
  until: days === null ? null : '2026-11-30T07:00:00.000Z',
  isAtMost: false,
  balance: dong(100_000),
  isBalanceOld: false,
  topUp: dong(500_000),
});
const server = {
  id: 'srv_1',
  name: 'blog',
  createdAt: '2026-10-30T07:00:00.000Z',
  status: null,
  monthly: dong(300_000),
};
const facts = { balance: dong(100_000), servers: [server], unreadable: 0, now };
const card = (expMonth: number, id = 'pm_1') => cardWarningOf(linkedCardFixture({ id, expMonth, expYear: 2026 }), now);

describe('cardWarningOf', () => {
  it.each([
    [10, 'cardExpired'],
    [11, 'cardExpiring'],
    [12, 'cardExpiring'],
  ])('a default card that ends with month %i of 2026 is %s in November', (month, kind) => {
    expect(card(month)).toMatchObject({ kind });
  });

  it('a card valid for years has none, and of a default that is not known nothing can be said', () => {
    expect([cardWarningOf(linkedCardFixture(), now), cardWarningOf(null, now)]).toEqual([null, undefined]);
  });

  it('a tab that does not know the default card lets no other tab tell its end again', () => {
    const { memory } = followWarnings(noWarningMemory, { card: card(10) });
    const unknowing = followWarnings(memory, { card: cardWarningOf(null, now) }).memory;
    expect(followWarnings(unknowing, { card: card(10) }).news).toEqual([]);
  });
});

describe('walletWarningOf', () => {
  it('100.000 đ seven days before a charge of 300.000 đ names the days, and the top-up that lasts a month more', () => {
    expect(walletWarningOf(facts, { days: 7, balance: null })).toMatchObject({
      kind: 'runwayShort',
      days: 7,
      until: '2026-11-30T07:00:00.000Z',
      topUp: dong(500_000),
    });
  });

  it('is none above the limits, and undefined while the balance is unknown', () => {
    expect(walletWarningOf(facts, { days: 6, balance: null })).toBeNull();
    expect(walletWarningOf({ ...facts, balance: null }, { days: 6, balance: null })).toBeUndefined();
  });

  it('an old balance that is short by days or by money warns that it is low, with the money of the last readable row', () => {
    const old = { ...facts, isBalanceOld: true };
    const low = { kind: 'balanceLow', balance: dong(100_000), isBalanceOld: true, topUp: dong(500_000) };
    for (const limits of [
      { days: 7, balance: null },
      { days: null, balance: dong(200_000) },
    ]) {
      const wallet = walletWarningOf(old, limits);
      expect(wallet).toMatchObject(low);
      expect(followWarnings(noWarningMemory, { wallet }).news).toMatchObject([
        { kind: 'balanceLow', subject: { balance: dong(100_000), isOld: true } },
      ]);
    }
  });

  it('an old balance above the limits cures nothing, unless both limits are off', () => {
    const old = { ...facts, balance: dong(9_000_000), isBalanceOld: true };
    expect(walletWarningOf(old, { days: 7, balance: null })).toBeUndefined();
    expect(walletWarningOf(old, { days: null, balance: dong(200_000) })).toBeUndefined();
    expect(walletWarningOf(old, { days: null, balance: null })).toBeNull();
  });

  it('cannot be said if an invoice that is newer than the log decides it: the balance may be the one before the debit', () => {
    const due = { ...server, createdAt: '2026-10-23T04:00:00.000Z' };
    const paid = [{ serverId: 'srv_1', amountPaid: dong(300_000), createdAt: '2026-11-23T04:00:01.000Z' }];
    const warningOf = (balance: number, isPaidNewer: boolean) =>
      walletWarningOf(
        { ...facts, balance: dong(balance), servers: [due], paid, isPaidNewer },
        { days: 30, balance: null },
      );
    expect(warningOf(400_000, true)).toBeUndefined();
    expect([warningOf(400_000, false), warningOf(900_000, true)]).toEqual([null, null]);
    expect(warningOf(200_000, true)).toMatchObject({ kind: 'runwayShort' });
  });

  it('is not cured by much money while a server is left out', () => {
    const rich = { ...facts, balance: dong(90_000_000) };
    expect(walletWarningOf({ ...rich, unreadable: 1 }, { days: 7, balance: null })).toBeUndefined();
    expect(walletWarningOf(rich, { days: 7, balance: null })).toBeNull();
  });
});

it('an expired card comes before a short wallet, and a wallet of two days before both', () => {
  const expired = card(10);
  expect(byUrgency({ wallet: short(7), card: expired }).map(({ kind }) => kind)).toEqual([
    'cardExpired',
    'runwayShort',
  ]);
  expect(byUrgency({ wallet: short(2), card: expired }).map(gravityOf)).toEqual([2, 2]);
  expect(byUrgency({ wallet: short(2), card: expired })[0]?.kind).toBe('runwayShort');
  expect(byUrgency({ wallet: null })).toEqual([]);
});

describe('followWarnings', () => {
  it('tells a crossing once, and again after it was cured and crossed again', () => {
    const told: string[] = [];
    let memory = noWarningMemory;
    for (const wallet of [short(7), short(6), short(null), null, null, short(3), undefined, short(1)]) {
      const followed = followWarnings(memory, { wallet });
      memory = followed.memory;
      told.push(...followed.news.map(({ kind, origin }) => `${kind}, ${origin?.eventId}`));
    }
    expect(told).toEqual(['runwayShort, wallet 1', 'runwayShort, wallet 2']);
  });

  it.each([
    ['in AUD beside prices in dong', 'AUD', {}, [50_00, 8_45, 100_00, 3_00]],
    ['in dong with a server without a price', 'VND', { monthly: null }, [500_000, 84_500, 1_000_000, 30_000]],
    ['in debt with a server without a price', 'VND', { monthly: null }, [500_000, -1, 1_000_000, -1]],
  ] as const)('a wallet %s that is low, is topped up and is low again is told twice', (_, currency, price, amounts) => {
    const limits = { days: 7, balance: { amount: currency === 'AUD' ? 20_00 : 100_000, currency } };
    const told: number[] = [];
    let memory = noWarningMemory;
    for (const amount of amounts) {
      const given = { ...facts, balance: { amount, currency }, servers: [{ ...server, ...price }] };
      const standing = { wallet: walletWarningOf(given, limits), isBalanceKnown: isBalanceKnown(given) };
      const followed = followWarnings(memory, standing);
      memory = followed.memory;
      told.push(followed.news.length);
    }
    expect(told).toEqual([0, 1, 0, 1]);
  });

  it('a crossing that was told by days is not cured by money while the days cannot be said', () => {
    const { memory } = followWarnings(noWarningMemory, { wallet: short(7) });
    expect(followWarnings(memory, { wallet: undefined, isBalanceKnown: true }).memory).toEqual(memory);
  });

  it('tells that a card expires, that it has expired, and that another default card expires', () => {
    const told: string[] = [];
    let memory = noWarningMemory;
    for (const warning of [card(12), card(10), card(12, 'pm_2')]) {
      const followed = followWarnings(memory, { card: warning });
      memory = followed.memory;
      told.push(...followed.news.map(({ kind }) => kind));
    }
    expect(told).toEqual(['cardExpiring', 'cardExpired', 'cardExpiring']);
  });

  it('two tabs that follow the same memory give a crossing the same identity', () => {
    const [one, other] = [short(5), short(5)].map((wallet) => followWarnings(noWarningMemory, { wallet }).news);
    expect(one).toEqual(other);
  });

  it('a dismissed warning comes back when it is graver, and when it was cured and crossed again', () => {
    const { memory } = followWarnings(noWarningMemory, { wallet: short(7) });
    const dismissed = dismissalOf(short(7), memory);
    expect(dismissalOf(short(4), memory)).toBe(dismissed);
    expect(dismissalOf(short(2), memory)).not.toBe(dismissed);
    const cured = followWarnings(memory, { wallet: null }).memory;
    expect(dismissalOf(short(7), followWarnings(cured, { wallet: short(7) }).memory)).not.toBe(dismissed);
  });

  it('on any walk, the news of a topic are the times at which it began to stand', () => {
    const states = fc.constantFrom<StandingWarnings['wallet']>(short(7), short(1), null, undefined);
    fc.assert(
      fc.property(fc.array(states, { maxLength: 30 }), (walk) => {
        let memory = noWarningMemory;
        let news = 0;
        for (const wallet of walk) {
          const followed = followWarnings(memory, { wallet });
          memory = followed.memory;
          news += followed.news.length;
        }
        const said = walk.filter((wallet) => wallet !== undefined).map(Boolean);
        expect(news).toBe(said.filter((stands, place) => stands && !said[place - 1]).length);
      }),
    );
  });
});
