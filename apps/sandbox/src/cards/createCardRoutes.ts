import { attachCardInputSchema, cardCheckoutInputSchema, confirmCardInputSchema } from '@may/api/schemas';
import { expiryOf } from '@may/domain/cards/card.ts';
import { Hono } from 'hono';
import { answer } from '../http/answers.ts';
import type { Profile } from '../http/profile.ts';
import { readJson } from '../http/readInput.ts';
import { Refusal } from '../http/refusal.ts';
import type { Provider } from '../session/provider.ts';
import { requireUser, type SignedIn } from '../session/requireUser.ts';
import { addPayment, findPayment } from '../wallet/payments.ts';
import { parseTopUpAmount } from '../wallet/topUpRules.ts';
import { type Card, findCard, listCards, setDefaultCard } from './cards.ts';
import {
  addSetupIntent,
  cardPaymentDescription,
  findIntentOfPayment,
  isBeyondChange,
  upsertPaymentIntent,
} from './intents.ts';

/** Stored with a payment by a linked card: the call sends no type and no method. */
const byCard = { type: null, method: 'CARD' } as const;

/** The JSON of a linked card. Only the rich provider sends which one is the default. */
const cardOnWire = ({ id, brand, last4, expMonth, expYear, isDefault }: Card, profile: Profile) => ({
  id,
  card: { brand, last4, exp_month: expMonth, exp_year: expYear },
  ...(profile === 'rich' && { is_default: isDefault }),
});

/** Linked cards, and the two calls of a payment by card. Only the card provider moves money (spec §4, §7). */
export const createCardRoutes = (provider: Provider) => {
  const { store, clock } = provider;

  return new Hono<SignedIn>()
    .get('/methods', requireUser(provider), async (c) => {
      const cards = (await listCards(store.db, c.get('user').id)).map((card) => cardOnWire(card, provider.profile));
      return answer(c, cards);
    })
    .put('/attach', requireUser(provider), async (c) => {
      const { methodId } = await readJson(c, attachCardInputSchema);
      if (!(await setDefaultCard(store.db, c.get('user').id, methodId))) throw new Refusal(404, 'cardNotFound');
      return answer(c);
    })
    .post('/checkout', requireUser(provider), async (c) => {
      const user = c.get('user');
      const money = parseTopUpAmount((await readJson(c, cardCheckoutInputSchema)).amount, user);
      const stored = { ...byCard, description: cardPaymentDescription(money.currency), createdAt: clock() };
      const { code } = await addPayment(store.db, { ...money, ...stored, userId: user.id });
      return answer(c, { transId: code });
    })
    .post('/:transId/confirm', requireUser(provider), async (c) => {
      const userId = c.get('user').id;
      const { method_id: cardId } = await readJson(c, confirmCardInputSchema);
      const payment = await findPayment(store.db, c.req.param('transId'));
      if (payment?.userId !== userId || payment.method !== byCard.method) throw new Refusal(404, 'transactionNotFound');
      // A retry after a lost answer gets the secret of a paid intent, also if it names another card.
      const known = await findIntentOfPayment(store.db, payment.code);
      if (known && isBeyondChange(known)) return answer(c, { client_secret: known.clientSecret });
      const card = await findCard(store.db, userId, cardId);
      if (!card) throw new Refusal(404, 'cardNotFound');
      if (expiryOf(card, clock().getTime()) === 'expired') throw new Refusal(402, 'cardExpired');
      const { clientSecret } = await upsertPaymentIntent(store.db, payment, card, clock());
      return answer(c, { client_secret: clientSecret });
    });
};

/** The secret with which the card provider's script links a card (spec §7). */
export const createSetupRoutes = (provider: Provider) =>
  new Hono<SignedIn>().get('/card', requireUser(provider), async (c) =>
    answer(c, { client_secret: await addSetupIntent(provider.store.db, c.get('user').id, provider.clock()) }),
  );
