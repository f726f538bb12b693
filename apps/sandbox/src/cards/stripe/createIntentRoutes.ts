import { Hono } from 'hono';
import * as v from 'valibot';
import { readJson } from '../../http/readInput.ts';
import { refuseOtherOrigins } from '../../http/refuseOtherOrigins.ts';
import type { Provider } from '../../session/provider.ts';
import type { LateWork } from '../../time/createLateWork.ts';
import type { AfterTopUp } from '../../wallet/afterTopUp.ts';
import type { Bank } from '../../wallet/bank/createBankRoutes.ts';
import { findPayment } from '../../wallet/payments.ts';
import { cardDetailsSchema } from '../cardDetailsSchema.ts';
import { answerCardError } from '../form/answerCardError.ts';
import type { PortalOrigin } from '../form/framePages.ts';
import { findPaymentIntent } from '../paymentIntents.ts';
import { findSetupIntent } from '../setupIntents.ts';
import { authenticateCharge, type ChargeResult, confirmCharge, finishCharge } from './charges.ts';
import { errorOnWire, paymentIntentOnWire, setupIntentOnWire } from './intentOnWire.ts';
import { authenticateSetup, confirmSetup, type SetupResult } from './setups.ts';
import { stripeErrors } from './stripeErrors.ts';

/** The secret of an intent allows reading and confirming it. The card provider knows no session. */
const bearer = {
  client_secret: v.pipe(v.string(), v.maxLength(200)),
  locale: v.fallback(v.picklist(['vi', 'en']), 'en'),
};
const bearerSchema = v.object(bearer);
const confirmSetupSchema = v.object({ ...bearer, card: cardDetailsSchema });
const confirmPaymentSchema = v.object({ ...bearer, payment_method: v.optional(v.string()) });
const authenticateSchema = v.object({ ...bearer, outcome: v.picklist(['complete', 'fail']) });

type Bearer = v.InferOutput<typeof bearerSchema>;

/** A charge of a slow card stays `processing` for `bank.lateness` milliseconds. */
export type IntentNeeds = Provider &
  PortalOrigin & { cards: { isSlow: boolean }; bank: Pick<Bank, 'lateness'>; late: LateWork; orders: AfterTopUp };

/** The calls of the card provider's script. Each call identifies an intent by its secret. */
export const createIntentRoutes = (provider: IntentNeeds) => {
  const { store, clock, cards, bank, late, orders } = provider;

  const answerSetup = ({ intent, error }: SetupResult, { locale }: Bearer) => {
    const known = intent && setupIntentOnWire(intent, locale);
    if (!error) return Response.json(known);
    const said = errorOnWire(error, locale, intent?.status);
    const status = stripeErrors[error].type === 'card_error' ? 402 : known ? 400 : 404;
    return Response.json({ error: { ...said, ...(known && { setup_intent: known }) } }, { status });
  };
  const answerCharge = (result: ChargeResult, { locale }: Bearer) => {
    const known = result.intent && paymentIntentOnWire(result.intent, result.payment, locale);
    if (!result.error) return Response.json(known);
    const said = errorOnWire(result.error, locale, result.intent?.status);
    const status = stripeErrors[result.error].type === 'card_error' ? 402 : known ? 400 : 404;
    return Response.json({ error: { ...said, ...(known && { payment_intent: known }) } }, { status });
  };
  /** A paid charge may also pay for a server. A slow bank pays later. */
  const followUp = async (result: ChargeResult): Promise<ChargeResult> => {
    if (result.error) return result;
    const { clientSecret, status } = result.intent;
    if (status === 'succeeded') await orders.payOpenInvoice(result.payment.userId);
    if (status === 'processing') {
      late.add(bank.lateness, async () => followUp(await finishCharge(store.db, clientSecret, clock())));
    }
    return result;
  };

  const app = new Hono()
    .use(refuseOtherOrigins(provider))
    .post('/setup_intents/retrieve', async (c) => {
      const body = await readJson(c, bearerSchema);
      const intent = await findSetupIntent(store.db, body.client_secret);
      return answerSetup(intent ? { intent } : { intent, error: 'missing' }, body);
    })
    .post('/setup_intents/confirm', async (c) => {
      const body = await readJson(c, confirmSetupSchema);
      return answerSetup(await confirmSetup(store.db, body.client_secret, body.card, clock()), body);
    })
    .post('/setup_intents/authenticate', async (c) => {
      const body = await readJson(c, authenticateSchema);
      const isOwner = body.outcome === 'complete';
      return answerSetup(await authenticateSetup(store.db, body.client_secret, isOwner, clock()), body);
    })
    .post('/payment_intents/retrieve', async (c) => {
      const body = await readJson(c, bearerSchema);
      const intent = await findPaymentIntent(store.db, body.client_secret);
      const payment = intent && (await findPayment(store.db, intent.paymentCode));
      return answerCharge(payment ? { intent, payment } : { intent: undefined, error: 'missing' }, body);
    })
    .post('/payment_intents/confirm', async (c) => {
      const body = await readJson(c, confirmPaymentSchema);
      const card = { cardId: body.payment_method, isSlow: cards.isSlow };
      return answerCharge(await followUp(await confirmCharge(store.db, body.client_secret, card, clock())), body);
    })
    .post('/payment_intents/authenticate', async (c) => {
      const body = await readJson(c, authenticateSchema);
      const said = { isOwner: body.outcome === 'complete', isSlow: cards.isSlow };
      return answerCharge(await followUp(await authenticateCharge(store.db, body.client_secret, said, clock())), body);
    });
  app.onError(answerCardError);
  return app;
};
