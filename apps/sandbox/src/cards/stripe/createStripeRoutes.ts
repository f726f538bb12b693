import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { readForm } from '../../http/readInput.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseOtherOrigins } from '../../http/refuseOtherOrigins.ts';
import { sendPage } from '../../http/sendPage.ts';
import { findPayment } from '../../wallet/payments.ts';
import { sendScript } from '../form/browserScript.ts';
import { findPaymentIntent } from '../paymentIntents.ts';
import { findSecret } from '../setupIntents.ts';
import { challengePage } from './challengePage.ts';
import { type ChargingNeeds, createCharging } from './createCharging.ts';
import { createIntentRoutes } from './createIntentRoutes.ts';

const outcomeSchema = v.object({ outcome: v.picklist(['complete', 'fail']) });

/** The stand-in of the card provider: its script, the page of the cards' bank, and its calls. */
export const createStripeRoutes = (provider: ChargingNeeds & { payee: string }) => {
  const { store, portalOrigin } = provider;
  const charging = createCharging(provider);
  /** The page's address has the id of the intent, because addresses are logged. */
  const secretOf = async (c: Context): Promise<string> => {
    const secret = await findSecret(store.db, c.req.param('id') ?? '');
    if (!secret) throw new Refusal(404, 'notFound');
    return secret;
  };

  return new Hono()
    .get('/stripe.js', (c) =>
      sendScript(c, portalOrigin, [
        'form/browser/ask',
        'form/browser/cardForm',
        'stripe/browser/showChallenge',
        'stripe/browser/stripe',
      ]),
    )
    .get('/challenge/:id', async (c) => {
      const intent = await findPaymentIntent(store.db, await secretOf(c));
      const payment = intent && (await findPayment(store.db, intent.paymentCode));
      return sendPage(c, challengePage(payment, c.req.query('locale') === 'vi' ? 'vi' : 'en', provider));
    })
    .post('/challenge/:id', refuseOtherOrigins(), async (c) => {
      const secret = await secretOf(c);
      const { outcome } = await readForm(c, outcomeSchema);
      await charging.answer(secret, outcome === 'complete');
      // The window over the portal closes when this page arrives.
      return sendPage(c, { title: '3-D Secure', language: 'en', frame: { portalOrigin }, body: html`` });
    })
    .route('/v1', createIntentRoutes(provider, charging));
};
