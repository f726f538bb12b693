import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { refuseOtherOrigins } from '../../http/guards.ts';
import { readForm, readJson } from '../../http/readInput.ts';
import { Refusal } from '../../http/refusal.ts';
import { sendPage } from '../../http/sendPage.ts';
import type { AfterTopUp, Provider } from '../../session/provider.ts';
import type { LateWork } from '../../time/createLateWork.ts';
import type { Bank } from '../../wallet/bank/createBankRoutes.ts';
import { findPayment } from '../../wallet/payments.ts';
import { sendScript } from '../form/sendCardForm.ts';
import { findIntent, findIntentById, type Intent } from '../intents.ts';
import { cardDetailsSchema } from '../testCards.ts';
import { challengePage } from './challengePage.ts';
import { authenticate, confirmCharge, confirmSetup, finishCharge } from './charges.ts';
import { answerIntent, type IntentResult } from './intentOnWire.ts';

/** The secret of an intent allows reading and confirming it. The card provider knows no session. */
const bearer = {
  client_secret: v.pipe(v.string(), v.maxLength(200)),
  locale: v.fallback(v.picklist(['vi', 'en']), 'en'),
};
const bearerSchema = v.object(bearer);
const confirmSetupSchema = v.object({ ...bearer, card: cardDetailsSchema });
const outcome = v.picklist(['complete', 'fail']);

/** A charge of a slow card stays `processing` for `bank.lateness` milliseconds. `portalOrigin`: null if the provider itself serves the portal. */
type StripeNeeds = Provider & {
  payee: string;
  portalOrigin: string | null;
  cards: { isSlow: boolean };
  bank: Pick<Bank, 'lateness'>;
  late: LateWork;
  orders: AfterTopUp;
};

/** The stand-in of the card provider: its script, the page of the cards' bank, and the calls, which identify an intent by its secret. */
export const createStripeRoutes = (provider: StripeNeeds) => {
  const { store, clock, portalOrigin, cards, bank, late, orders } = provider;
  const { db } = store;

  /** A paid charge may also pay for a server. A slow bank pays later. */
  const followUp = async (result: IntentResult): Promise<IntentResult> => {
    const { intent, payment, error } = result;
    if (error || !intent || !payment) return result;
    if (intent.status === 'succeeded') await orders.payOpenInvoice(payment.userId);
    if (intent.status === 'processing') {
      late.add(bank.lateness, async () => followUp(await finishCharge(db, intent.clientSecret, clock())));
    }
    return result;
  };
  const answerOwner = async (secret: string, said: v.InferOutput<typeof outcome>): Promise<IntentResult> =>
    followUp(await authenticate(db, secret, { isOwner: said === 'complete', ...cards }, clock()));
  /** The page's address has the id of the intent, because addresses are logged. */
  const intentOf = async (id: string): Promise<Intent> => {
    const intent = await findIntentById(db, id);
    if (!intent) throw new Refusal(404, 'notFound');
    return intent;
  };

  const calls = new Hono()
    .use(refuseOtherOrigins(portalOrigin))
    .post('/:kind{(setup|payment)_intents}/retrieve', async (c) => {
      const { client_secret, locale } = await readJson(c, bearerSchema);
      const intent = await findIntent(db, client_secret);
      const payment = intent?.paymentCode ? await findPayment(db, intent.paymentCode) : undefined;
      return answerIntent(intent ? { intent, payment } : { intent, error: 'missing' }, locale);
    })
    .post('/setup_intents/confirm', async (c) => {
      const { client_secret, locale, card } = await readJson(c, confirmSetupSchema);
      return answerIntent(await confirmSetup(db, client_secret, card, clock()), locale);
    })
    .post('/payment_intents/confirm', async (c) => {
      const { client_secret, locale } = await readJson(c, bearerSchema);
      return answerIntent(await followUp(await confirmCharge(db, client_secret, cards, clock())), locale);
    })
    .post('/:kind{(setup|payment)_intents}/authenticate', async (c) => {
      const { client_secret, locale, outcome: said } = await readJson(c, v.object({ ...bearer, outcome }));
      return answerIntent(await answerOwner(client_secret, said), locale);
    });

  return new Hono()
    .get('/stripe.js', (c) =>
      sendScript(c, portalOrigin, ['form/browser/ask', 'form/browser/cardForm', 'stripe/browser/stripe']),
    )
    .get('/challenge/:id', async (c) => {
      const { paymentCode } = await intentOf(c.req.param('id'));
      const payment = paymentCode === null ? undefined : await findPayment(db, paymentCode);
      return sendPage(c, challengePage(payment, c.req.query('locale') === 'vi' ? 'vi' : 'en', provider));
    })
    .post('/challenge/:id', refuseOtherOrigins(), async (c) => {
      const { clientSecret } = await intentOf(c.req.param('id'));
      const { outcome: said } = await readForm(c, v.object({ outcome }));
      await answerOwner(clientSecret, said);
      // The window over the portal closes when this page arrives.
      return sendPage(c, { title: '3-D Secure', language: 'en', frame: { portalOrigin }, body: html`` });
    })
    .route('/v1', calls);
};
