import { linkedCardFixture, transactionFixture } from '@may/domain/fixtures';
import { expect, it } from 'vitest';
import { readBalanceOf } from '../../data/walletReads.ts';
import { orderPreflightOf, type PreflightFacts } from './orderPreflight.ts';

const dong = (amount: number) => ({ amount, currency: 'VND' }) as const;
const card = linkedCardFixture({ id: 'pm_1', isDefault: null, expMonth: 12, expYear: 2030 });
const untold = { items: [card], unreadable: 0 };
const facts: PreflightFacts = {
  wallet: dong(331_000),
  cards: untold,
  defaultCardId: null,
  cardPaysOrders: false,
  now: Date.parse('2026-11-22T00:00:00Z'),
};
const total = dong(720_000);
const preflight = (changes: Partial<PreflightFacts> = {}) => orderPreflightOf(total, { ...facts, ...changes });

it('calls a linked card "untold" when the provider does not name the default', () => {
  expect(preflight()).toMatchObject({ card: { standing: 'untold', name: null }, verdict: 'cardUntold' });
});

it.each([
  ['unread where the cards could not be read', { cards: null }, 'unread'],
  ['none where the provider lists none', { cards: { items: [], unreadable: 0 } }, 'none'],
  ['untold where a row of the list could not be read', { cards: { items: [], unreadable: 1 } }, 'untold'],
  [
    'without a default where the provider says so of each card',
    { cards: { items: [{ ...card, isDefault: false }], unreadable: 0 } },
    'noDefault',
  ],
  ['usable where the default is known', { defaultCardId: 'pm_1' }, 'usable'],
  ['expired after its last month', { defaultCardId: 'pm_1', now: Date.parse('2031-02-01') }, 'expired'],
] as const)('calls the card %s', (_, changes, standing) => {
  expect(preflight(changes).card.standing).toBe(standing);
});

it('shows the default card as payer of the whole order only at a provider that does so', () => {
  expect(preflight({ defaultCardId: 'pm_1', cardPaysOrders: true })).toMatchObject({
    verdict: 'cardPays',
    firstMonth: total,
    shortfall: dong(389_000),
  });
  expect(preflight({ defaultCardId: 'pm_1' }).verdict).toBe('cardMayPay');
});

it('trusts the balance of the log only if no unreadable row may be newer', () => {
  const items = [transactionFixture({ endingBalance: dong(900_000) })];
  const walletOfLog = (unreadable: number, rows = items) =>
    readBalanceOf({ items: rows, unreadable }, { balance: dong(900_000) });
  expect(walletOfLog(0)).toEqual(dong(900_000));
  const wallet = walletOfLog(1);
  expect(preflight({ wallet })).toMatchObject({ wallet: null, verdict: 'walletUnread', topUp: null });
  expect(walletOfLog(0, [...items, transactionFixture({ createdAt: null })])).toBeNull();
});

it('offers a top-up of at least the smallest one for a shortfall of 5.000 đ', () => {
  expect(preflight({ wallet: dong(715_000) })).toMatchObject({ shortfall: dong(5_000), topUp: dong(10_000) });
});
