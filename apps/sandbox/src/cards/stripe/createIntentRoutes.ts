import { Hono } from 'hono';
import * as v from 'valibot';
import { readJson } from '../../http/readInput.ts';
import { refuseOtherOrigins } from '../../http/refuseOtherOrigins.ts';
import { findPayment } from '../../wallet/payments.ts';
import { cardDetailsSchema } from '../cardDetailsSchema.ts';
import { findPaymentIntent } from '../paymentIntents.ts';
import { findSetupIntent } from '../setupIntents.ts';
import type { Charging, ChargingNeeds } from './createCharging.ts';
import { answerIntent } from './intentOnWire.ts';
import { confirmSetup } from './setups.ts';

/** The secret of an intent allows reading and confirming it. The card provider knows no session. */
const bearer = {
  client_secret: v.pipe(v.string(), v.maxLength(200)),
  locale: v.fallback(v.picklist(['vi', 'en']), 'en'),
};
const bearerSchema = v.object(bearer);
const confirmSetupSchema = v.object({ ...bearer, card: cardDetailsSchema });
const authenticateSchema = v.object({ ...bearer, outcome: v.picklist(['complete', 'fail']) });

/** The calls of the card provider's script and of its form. Each call identifies an intent by its secret. */
export const createIntentRoutes = ({ store, clock, portalOrigin }: ChargingNeeds, charging: Charging) => {
  return new Hono()
    .use(refuseOtherOrigins(portalOrigin))
    .post('/setup_intents/retrieve', async (c) => {
      const { client_secret, locale } = await readJson(c, bearerSchema);
      const intent = await findSetupIntent(store.db, client_secret);
      return answerIntent(intent ? { intent } : { intent, error: 'missing' }, locale);
    })
    .post('/setup_intents/confirm', async (c) => {
      const { client_secret, locale, card } = await readJson(c, confirmSetupSchema);
      return answerIntent(await confirmSetup(store.db, client_secret, card, clock()), locale);
    })
    .post('/payment_intents/retrieve', async (c) => {
      const { client_secret, locale } = await readJson(c, bearerSchema);
      const intent = await findPaymentIntent(store.db, client_secret);
      const payment = intent && (await findPayment(store.db, intent.paymentCode));
      return answerIntent(payment ? { intent, payment } : { intent: undefined, error: 'missing' }, locale);
    })
    .post('/payment_intents/confirm', async (c) => {
      const { client_secret, locale } = await readJson(c, bearerSchema);
      return answerIntent(await charging.charge(client_secret), locale);
    })
    .post('/:kind{(setup|payment)_intents}/authenticate', async (c) => {
      const { client_secret, locale, outcome } = await readJson(c, authenticateSchema);
      return answerIntent(await charging.answer(client_secret, outcome === 'complete'), locale);
    });
};
