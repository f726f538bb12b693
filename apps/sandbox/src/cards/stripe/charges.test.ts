import { expect, it } from 'vitest';
import { testStart as now } from '../../app/testing/openTestStore.ts';
import { storeOfTests } from '../../app/testing/startPostgres.ts';
import { addPayment, findPayment, listMovements, listPayments, sumLedger } from '../../wallet/payments.ts';
import { ledger } from '../../wallet/walletTables.ts';
import { cardRow } from '../cards.ts';
import { cards as cardTable } from '../cardTables.ts';
import { findIntentOfPayment, listPaymentIntents, upsertPaymentIntent } from '../intents.ts';
import { issueSquareToken, payWithToken } from '../square/squareTokens.ts';
import type { TestCardName } from '../testCards.ts';
import { cancelCharge, confirmCharge, finishCharge } from './charges.ts';

const at = { createdAt: now };
const money = { userId: 'usr_a', amount: 100_000, currency: 'VND' } as const;
const atOnce = { isSlow: false };
const ten = Array.from({ length: 10 }, (_, index) => index);

const store = storeOfTests();

const link = async (name: TestCardName, id = `pm_${name}`) => {
  const row = { ...cardRow(name), id, userId: 'usr_a', expMonth: 12, expYear: 2030, isDefault: false, linkedAt: now };
  const [card] = await store.db
    .insert(cardTable)
    .values({ ...row, ...at })
    .returning();
  if (!card) throw new Error('No card was inserted.');
  return card;
};
const intend = async (name: TestCardName) => {
  const payment = await addPayment(store.db, { ...money, type: null, method: 'CARD', description: 'x', ...at });
  const card = await link(name);
  return { ...(await upsertPaymentIntent(store.db, payment, card, now)), payment, card };
};
const confirm = (secret: string, card: Parameters<typeof confirmCharge>[2] = atOnce) =>
  confirmCharge(store.db, secret, card, now);
/** Intent, payment and ledger of one payment, which must agree. */
const standing = async (code: string) => [
  (await findIntentOfPayment(store.db, code))?.status,
  (await findPayment(store.db, code))?.status,
  (await listMovements(store.db, 'usr_a')).length,
  await sumLedger(store.db, 'usr_a'),
];

it('moves money once when twenty confirmations arrive at once', async () => {
  const { clientSecret, payment } = await intend('visa');
  const results = await Promise.all(ten.map(() => confirm(clientSecret)));
  expect(results.filter(({ error }) => error === undefined)).toHaveLength(1);
  expect(results.filter(({ error }) => error === 'unexpectedState')).toHaveLength(9);
  expect(await standing(payment.code)).toEqual(['succeeded', 'succeeded', 1, 100_000]);
  expect(await findIntentOfPayment(store.db, payment.code)).toMatchObject({ confirmations: 1 });
});

it('changes intent, payment and ledger together or none', async () => {
  const { clientSecret, payment } = await intend('visa');
  const { amount, currency, userId } = money;
  const inTheWay = { id: 'txn_x', userId, amount, currency, endingBalance: amount, description: 'x', ...at };
  const failing = store.db.transaction(async (tx) => {
    await tx.insert(ledger).values({ ...inTheWay, paymentId: payment.code });
    await confirmCharge(tx, clientSecret, atOnce, now);
  });
  await expect(failing).rejects.toThrow();
  expect(await standing(payment.code)).toEqual(['requires_confirmation', 'pending', 0, 0]);
  const killed = store.db.transaction(async (tx) => {
    expect(await confirmCharge(tx, clientSecret, atOnce, now)).toMatchObject({ intent: { status: 'succeeded' } });
    throw new Error('power cut');
  });
  await expect(killed).rejects.toThrow('power cut');
  expect(await standing(payment.code)).toEqual(['requires_confirmation', 'pending', 0, 0]);
  await confirm(clientSecret);
  expect(await standing(payment.code)).toEqual(['succeeded', 'succeeded', 1, 100_000]);
});

it('creates one intent when ten calls ask at once, with the card of the last call', async () => {
  const { clientSecret, payment } = await intend('visa');
  const other = await link('mastercard');
  const again = await Promise.all(ten.map(() => upsertPaymentIntent(store.db, payment, other, now)));
  expect(new Set(again.map((intent) => intent.clientSecret))).toEqual(new Set([clientSecret]));
  expect(await listPaymentIntents(store.db, 'usr_a')).toMatchObject([{ cardId: 'pm_mastercard' }]);
  expect((await findPayment(store.db, payment.code))?.description).toBe('Nạp tiền qua thẻ Mastercard •••• 4444');
});

it('completes a processing charge once, and no other charge', async () => {
  const { clientSecret, payment } = await intend('visa');
  await finishCharge(store.db, clientSecret, now);
  await confirm(clientSecret, { isSlow: true });
  expect(await standing(payment.code)).toEqual(['processing', 'pending', 0, 0]);
  expect(await confirm(clientSecret)).toMatchObject({ error: 'unexpectedState' });
  await Promise.all(ten.map(() => finishCharge(store.db, clientSecret, now)));
  expect(await standing(payment.code)).toEqual(['succeeded', 'succeeded', 1, 100_000]);
});

it('cancels an unpaid payment, and never a paid one', async () => {
  const [first, second] = [await intend('visa'), await intend('mastercard')];
  await confirm(second.clientSecret);
  await cancelCharge(store.db, first.payment.code, now);
  expect(await cancelCharge(store.db, second.payment.code, now)).toMatchObject({ error: 'unexpectedState' });
  expect(await confirm(first.clientSecret)).toMatchObject({ error: 'unexpectedState' });
  expect(await standing(first.payment.code)).toEqual(['canceled', 'cancelled', 1, 100_000]);
  expect((await standing(second.payment.code)).slice(0, 2)).toEqual(['succeeded', 'succeeded']);
});

it('accepts a Square token once, and stores a declined payment without moving money', async () => {
  const token = await issueSquareToken(store.db, 'otherVisa', now);
  const outcomes = await Promise.all(ten.map(() => payWithToken(store.db, { ...money, token }, now)));
  expect(outcomes.sort()).toEqual([...Array(9).fill('noSuchToken'), 'paid']);
  const declined = { ...money, token: await issueSquareToken(store.db, 'declined', now) };
  expect(await payWithToken(store.db, declined, now)).toBe('declined');
  expect(await payWithToken(store.db, declined, now)).toBe('noSuchToken');
  expect((await listPayments(store.db, 'usr_a')).map(({ status }) => status).sort()).toEqual(['failed', 'succeeded']);
  expect(await sumLedger(store.db, 'usr_a')).toBe(100_000);
});
