import { squareCheckoutInputSchema } from '@may/api/schemas';
import { Hono } from 'hono';
import * as v from 'valibot';
import { answer } from '../../http/answers.ts';
import { refuseOtherOrigins } from '../../http/guards.ts';
import { readJson } from '../../http/readInput.ts';
import { invalidInput, Refusal } from '../../http/refusal.ts';
import type { AfterTopUp, Provider } from '../../session/provider.ts';
import { requireUser, type SignedIn } from '../../session/requireUser.ts';
import { parseTopUpAmount } from '../../wallet/topUpRules.ts';
import { sendScript } from '../form/sendCardForm.ts';
import { errorOnWire } from '../stripe/intentOnWire.ts';
import { cardDetailsSchema, readCard } from '../testCards.ts';
import { issueSquareToken, payWithToken } from './squareTokens.ts';

const tokenizeSchema = v.object({
  card: cardDetailsSchema,
  locale: v.fallback(v.picklist(['vi', 'en']), 'en'),
});

/** The stand-in of the Square form: its script and the one call of its form. */
export const createSquareRoutes = (provider: Provider & { portalOrigin: string | null }) => {
  return new Hono()
    .get('/square.js', (c) =>
      sendScript(c, provider.portalOrigin, ['form/browser/ask', 'form/browser/cardForm', 'square/browser/square']),
    )
    .post('/v1/tokenize', refuseOtherOrigins(), async (c) => {
      const { card, locale } = await readJson(c, tokenizeSchema);
      const { testCard, error } = readCard(card, provider.clock());
      if (error) return c.json({ error: errorOnWire(error, locale) }, 402);
      return c.json({ token: await issueSquareToken(provider.store.db, testCard, provider.clock()) });
    });
};

/** The only location that the stand-in accepts. */
const squareLocation = 'LMAY';

/** The checkout of the Square form: the call itself pays, with a token that serves once (spec §7). */
export const createSquareCheckoutRoutes = (provider: Provider & { orders: AfterTopUp }) =>
  new Hono<SignedIn>().post('/', requireUser(provider), async (c) => {
    const user = c.get('user');
    const { locationId, amount, source_id: token } = await readJson(c, squareCheckoutInputSchema);
    const money = parseTopUpAmount(amount, user);
    if (locationId !== squareLocation) throw invalidInput('locationId');
    const outcome = await payWithToken(provider.store.db, { ...money, userId: user.id, token }, provider.clock());
    if (outcome === 'noSuchToken') throw new Refusal(400, 'cardTokenUsed');
    if (outcome === 'declined') throw new Refusal(402, 'cardDeclined');
    await provider.orders.payOpenInvoice(user.id);
    return answer(c);
  });
