import { Hono } from 'hono';
import * as v from 'valibot';
import { readJson } from '../../http/readInput.ts';
import { refuseOtherOrigins } from '../../http/refuseOtherOrigins.ts';
import type { Provider } from '../../session/provider.ts';
import { cardDetailsSchema, refusalOfDetails } from '../cardDetailsSchema.ts';
import { sendScript } from '../form/browserScript.ts';
import { errorOnWire } from '../stripe/intentOnWire.ts';
import { testCardOf } from '../testCards.ts';
import { issueSquareToken } from './squareTokens.ts';

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
      const refusal = refusalOfDetails(card, provider.clock());
      const testCard = testCardOf(card.number);
      if (refusal || !testCard) return c.json({ error: errorOnWire(refusal ?? 'liveCard', locale) }, 402);
      return c.json({ token: await issueSquareToken(provider.store.db, testCard, provider.clock()) });
    });
};
