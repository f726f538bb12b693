import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  calendarDays,
  daysFaultOf,
  type RunwayFacts,
  type RunwayServer,
  runwayOf,
  runwayWith,
  shortnessOf,
  topUpToLast,
  usualRunwayLimits,
} from './runway.ts';

const now = Date.parse('2026-11-23T05:00:00Z');
const day = 86_400_000;
const dong = (amount: number) => ({ amount, currency: 'VND' }) as const;
const server = (overrides: Partial<RunwayServer> = {}): RunwayServer => ({
  id: 'srv_1',
  name: 'blog',
  createdAt: '2026-10-31T07:00:00.000Z',
  status: null,
  monthly: dong(300_000),
  ...overrides,
});
const facts = (overrides: Partial<RunwayFacts> = {}): RunwayFacts => ({
  balance: dong(700_000),
  servers: [server()],
  unreadable: 0,
  now,
  ...overrides,
});

afterEach(() => vi.unstubAllEnvs());

describe('runwayOf', () => {
  it('700.000 đ and 300.000 đ on each last day of a month last until the third one', () => {
    expect(runwayOf(facts())).toMatchObject({
      kind: 'counted',
      until: '2027-01-31T07:00:00.000Z',
      days: 69,
      isAtMost: false,
      lines: [
        { at: '2026-11-30T07:00:00.000Z', left: dong(400_000) },
        { at: '2026-12-31T07:00:00.000Z', left: dong(100_000) },
        { at: '2027-01-31T07:00:00.000Z', left: dong(-200_000) },
      ],
    });
  });

  it('a balance of exactly one charge pays it', () => {
    expect(runwayOf(facts({ balance: dong(300_000) }))).toMatchObject({ until: '2026-12-31T07:00:00.000Z' });
  });

  it('charges of two servers are in the order of their days', () => {
    const second = server({ id: 'srv_2', createdAt: '2026-01-25T00:00:00.000Z', monthly: dong(500_000) });
    const runway = runwayOf(facts({ servers: [server(), second] }));
    expect(runway).toMatchObject({ days: 7, lines: [{ id: 'srv_2' }, { id: 'srv_1', left: dong(-100_000) }] });
  });

  it.each<[string, Partial<RunwayFacts>, object]>([
    ['no server', { servers: [], balance: null }, { kind: 'nothingDue' }],
    ['a server that costs nothing', { servers: [server({ monthly: dong(0) })] }, { kind: 'nothingDue' }],
    ['an unknown balance', { balance: null }, { kind: 'unknown', reason: 'balance' }],
    ['a balance that may be old', { isBalanceOld: true }, { kind: 'unknown', reason: 'log', balance: dong(700_000) }],
    ['no server beside an old balance', { servers: [], isBalanceOld: true }, { kind: 'nothingDue' }],
    [
      'a wallet in another currency',
      { balance: { amount: 9_000, currency: 'AUD' } },
      { kind: 'unknown', reason: 'currency' },
    ],
    ['one server without a price', { servers: [server({ monthly: null })] }, { kind: 'unknown', reason: 'charges' }],
    ['one row that is unreadable', { servers: [], unreadable: 1 }, { kind: 'unknown', reason: 'charges' }],
    [
      'much money beside a row that is unreadable',
      { balance: dong(90_000_000), unreadable: 1 },
      { kind: 'unknown', reason: 'charges' },
    ],
    ['much money', { balance: dong(90_000_000) }, { kind: 'counted', until: null, days: 730 }],
  ])('%s gives %j as %j', (_, overrides, expected) => {
    expect(runwayOf(facts(overrides))).toMatchObject(expected);
  });

  it.each<[string, Partial<RunwayServer>]>([
    ['price', { monthly: null }],
    ['day', { createdAt: null }],
    ['day', { createdAt: 'soon' }],
    ['unpaid', { status: 'unpaid', monthly: null }],
    ['settingUp', { status: 'provisioning' }],
  ])('a second server with the gap %s (%j) makes the days "at most"', (reason, overrides) => {
    const runway = runwayOf(facts({ servers: [server(), server({ id: 'srv_2', name: 'shop', ...overrides })] }));
    expect(runway).toMatchObject({ days: 69, isAtMost: true, gaps: [{ id: 'srv_2', name: 'shop', reason }] });
  });
});

describe('a charge that fell due', () => {
  const due = server({ createdAt: '2026-10-23T05:00:00.000Z' });
  const runwayAt = (after: number, booked: RunwayFacts['booked'] = []) =>
    runwayOf(facts({ balance: dong(100_000), servers: [due], booked, now: now + after }));

  it.each([0, 1, 3_600_000, day - 1])('counts as due today %i ms after its moment', (after) => {
    expect(runwayAt(after)).toMatchObject({ days: 0, lines: [{ id: 'srv_1', left: dong(-200_000) }] });
  });

  it('is not due any more once the log has it, or a day later', () => {
    const row = { amount: dong(-300_000), createdAt: '2026-11-23T05:00:02.000Z' };
    const next = { until: '2026-12-23T05:00:00.000Z', days: 30 };
    expect(runwayAt(60_000, [row])).toMatchObject(next);
    expect(runwayAt(day)).toMatchObject({ ...next, days: 29 });
  });

  it('is not due any more once its server has a paid invoice of it, of which the log has no row', () => {
    const invoice = { serverId: 'srv_1', amountPaid: dong(300_000), createdAt: '2026-11-23T05:00:02.000Z' };
    const withPaid = (...paid: RunwayFacts['paid'] & object) =>
      runwayOf(facts({ balance: dong(100_000), servers: [due], paid, now: now + 60_000 }));
    expect(withPaid(invoice)).toMatchObject({ days: 30, until: '2026-12-23T05:00:00.000Z' });
    const others = [{ serverId: 'srv_2' }, { serverId: null }, { amountPaid: null }, { amountPaid: dong(200_000) }];
    for (const other of [...others, { createdAt: '2026-10-23T05:00:02.000Z' }, { createdAt: null }])
      expect(withPaid({ ...invoice, ...other })).toMatchObject({ days: 0 });
  });

  it('stays due beside a row of another amount, an older one, and one row for two servers', () => {
    const old = { amount: dong(-300_000), createdAt: '2026-11-22T05:00:00.000Z' };
    const other = { amount: dong(-200_000), createdAt: '2026-11-23T05:00:02.000Z' };
    expect(runwayAt(60_000, [old, other])).toMatchObject({ days: 0 });
    const row = { amount: dong(-300_000), createdAt: '2026-11-23T05:00:02.000Z' };
    const servers = [due, { ...due, id: 'srv_2' }];
    const two = runwayOf(facts({ balance: dong(0), servers, booked: [row], now: now + 60_000 }));
    expect(two).toMatchObject({ days: 0, lines: [{ id: 'srv_2' }] });
  });
});

describe('money that is owed', () => {
  it('an unpaid server owes its month today', () => {
    const runway = runwayOf(facts({ balance: dong(100_000), servers: [server({ status: 'unpaid' })] }));
    expect(runway).toMatchObject({ days: 0, gaps: [], lines: [{ left: dong(-200_000) }] });
    expect(shortnessOf(runway, usualRunwayLimits)).toBe('days');
  });

  it.each<[string, Partial<RunwayFacts>]>([
    ['without servers', { servers: [] }],
    ['with a charge to come', {}],
    ['beside prices in another currency', { balance: { amount: -1, currency: 'AUD' } }],
  ])('a wallet in debt lasts no day %s', (_, overrides) => {
    const given = facts({ balance: dong(-1), ...overrides });
    expect(runwayOf(given)).toMatchObject({ kind: 'counted', days: 0 });
    expect(shortnessOf(runwayOf(given), usualRunwayLimits)).toBe('days');
    expect(topUpToLast(given, usualRunwayLimits)?.currency).toBe(given.balance?.currency);
  });
});

describe('calendarDays', () => {
  it.each([
    ['Asia/Ho_Chi_Minh', '2026-11-23T16:59:00Z', '2026-11-23T17:00:00Z', 1],
    ['Asia/Ho_Chi_Minh', '2026-11-23T17:00:00Z', '2026-11-24T16:59:00Z', 0],
    // The day on which clocks go forward has 23 hours, the one on which they go back has 25.
    ['Europe/Berlin', '2026-03-28T22:30:00Z', '2026-03-29T22:30:00Z', 2],
    ['Europe/Berlin', '2026-10-24T22:30:00Z', '2026-10-25T22:30:00Z', 0],
    ['Australia/Lord_Howe', '2028-02-28T00:00:00Z', '2028-03-01T00:00:00Z', 2],
  ])('in %s, from %s to %s are %i', (zone, from, to, days) => {
    vi.stubEnv('TZ', zone);
    expect(calendarDays(Date.parse(from), Date.parse(to))).toBe(days);
  });
});

const anyServer = fc.record({
  id: fc.uuid(),
  name: fc.constant('blog'),
  createdAt: fc.integer({ min: 0, max: 1_500 }).map((days) => new Date(now - days * day).toISOString()),
  status: fc.constant(null),
  monthly: fc.integer({ min: 1, max: 3_000_000 }).map(dong),
});
const anyFacts = fc.record({
  balance: fc.integer({ min: -1_000_000, max: 20_000_000 }).map(dong),
  servers: fc.array(anyServer, { minLength: 1, maxLength: 6 }),
  unreadable: fc.constant(0),
  now: fc.integer({ min: 0, max: 1_000 }).map((days) => now + days * day),
});

describe('on any wallet and servers', () => {
  it('the wallet holds each charge but the last, which is on the day that is named', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const runway = runwayOf(given);
        if (runway.kind !== 'counted') throw new Error(`It is ${runway.kind}.`);
        const { lines, until } = runway;
        const paid = until === null ? lines : lines.slice(0, -1);
        expect(paid.every(({ left }) => left.amount >= 0)).toBe(true);
        const end = given.balance.amount < 0 ? new Date(given.now).toISOString() : lines.at(-1)?.at;
        expect(until).toBe((lines.at(-1)?.left.amount ?? 0) < 0 ? end : null);
        expect(lines.map(({ at }) => at)).toEqual(lines.map(({ at }) => at).sort());
        const spent = lines.reduce((sum, { amount }) => sum + amount.amount, 0);
        expect(lines.at(-1)?.left.amount).toBe(given.balance.amount - spent);
      }),
    );
  });

  it('each server is charged on its day of the month, or on the last day of a shorter one, every month', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const runway = runwayOf({ ...given, balance: dong(1_000_000_000) });
        if (runway.kind !== 'counted') throw new Error(`It is ${runway.kind}.`);
        for (const { id, createdAt } of given.servers) {
          const dates = runway.lines.filter((line) => line.id === id).map(({ at }) => new Date(at));
          const months = dates.map((date) => date.getUTCFullYear() * 12 + date.getUTCMonth());
          expect(months).toEqual(months.map((_, place) => (months[0] ?? 0) + place));
          for (const date of dates) {
            const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
            expect(date.getUTCDate()).toBe(Math.min(new Date(createdAt).getUTCDate(), last));
          }
        }
      }),
    );
  });

  it('more money never lasts shorter, and an order never makes it last longer', () => {
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: 0, max: 5_000_000 }), (given, amount) => {
        const daysOf = (runway: ReturnType<typeof runwayOf>) => (runway.kind === 'counted' ? runway.days : Number.NaN);
        const days = daysOf(runwayOf(given));
        // It depends on the amounts by how much.
        expect(daysOf(runwayOf({ ...given, balance: dong(given.balance.amount + amount) }))).toBeGreaterThanOrEqual(
          days,
        );
        expect(daysOf(runwayWith(given, dong(amount)))).toBeLessThanOrEqual(days);
      }),
    );
  });

  it('the suggested top-up cures the shortage and adds 30 days, unless it is the largest one', () => {
    const limits = fc.record({
      days: fc.option(fc.integer({ min: 1, max: 90 })),
      balance: fc.option(fc.integer({ min: 1, max: 5_000_000 }).map(dong)),
    });
    fc.assert(
      fc.property(anyFacts, limits, (given, limit) => {
        const before = runwayOf(given);
        const topUp = topUpToLast(given, limit);
        if (topUp === null || topUp.amount === 200_000_000) return;
        const after = runwayOf({ ...given, balance: dong(given.balance.amount + topUp.amount) });
        expect(shortnessOf(after, limit)).toBeNull();
        if (before.kind !== 'counted' || before.until === null || after.kind !== 'counted') return;
        const gained = Date.parse(after.until ?? '9999-01-01') - Date.parse(before.until);
        // The next charge after the 30 days may be weeks later.
        expect(gained).toBeGreaterThan(30 * day);
      }),
    );
  });
});

describe('shortnessOf', () => {
  it.each<[string, Partial<RunwayFacts>, Parameters<typeof shortnessOf>[1], ReturnType<typeof shortnessOf>]>([
    ['7 days left of a limit of 7', { balance: dong(0) }, usualRunwayLimits, 'days'],
    ['7 days left of a limit of 6', { balance: dong(0) }, { days: 6, balance: null }, null],
    ['both limits off', { balance: dong(0) }, { days: null, balance: null }, null],
    ['1 đ below a limit of money', {}, { days: null, balance: dong(700_001) }, 'balance'],
    ['exactly a limit of money', {}, { days: null, balance: dong(700_000) }, null],
    ['a limit in another currency', {}, { days: null, balance: { amount: 900_000, currency: 'AUD' } }, null],
    ['days in another currency than the prices', { balance: { amount: 1, currency: 'AUD' } }, usualRunwayLimits, null],
    ['a server without a price', { servers: [server({ monthly: null })] }, usualRunwayLimits, 'unknown'],
    ['an unknown balance', { balance: null }, { days: null, balance: dong(1) }, 'unknown'],
    ['no server', { servers: [] }, usualRunwayLimits, null],
  ])('%s: %j with %j is %s', (_, overrides, limits, expected) => {
    expect(shortnessOf(runwayOf(facts(overrides)), limits)).toBe(expected);
  });
});

describe('daysFaultOf', () => {
  it.each<[string, Partial<RunwayFacts>, ReturnType<typeof daysFaultOf>]>([
    ['prices in dong', { balance: { amount: 9_000, currency: 'AUD' } }, 'currency'],
    [
      'no server, because each order is in dong',
      { balance: { amount: 9_000, currency: 'AUD' }, servers: [] },
      'currency',
    ],
    ['a debt, which is counted', { balance: { amount: -1, currency: 'AUD' } }, null],
    ['no server', { servers: [] }, null],
    ['an old balance', { isBalanceOld: true }, null],
    ['an unknown price', { servers: [server({ monthly: null })] }, 'charges'],
  ])('%s: a limit of days on %j has the fault %s', (_, overrides, fault) => {
    const given = facts(overrides);
    expect(daysFaultOf(runwayOf(given), given.balance?.currency ?? 'VND')).toBe(fault);
  });
});

describe('topUpToLast', () => {
  it.each([
    [0, 500_000],
    [250_000, 100_000],
    [-11_000_000, 11_300_000],
  ])('a wallet of %i dong and 300.000 đ a month needs %i', (balance, expected) => {
    expect(topUpToLast(facts({ balance: dong(balance) }), usualRunwayLimits)).toEqual(dong(expected));
  });

  it('an unknown balance has none', () => {
    expect(topUpToLast(facts({ balance: null }), usualRunwayLimits)).toBeNull();
  });
});
