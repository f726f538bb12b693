import { Hono } from 'hono';
import * as v from 'valibot';
import { refuseOtherOrigins } from '../../http/guards.ts';
import { readJson } from '../../http/readInput.ts';
import type { Provider } from '../../session/provider.ts';
import { sendScript } from '../form/browserScript.ts';
import { errorOnWire } from '../stripe/intentOnWire.ts';
import { cardDetailsSchema, readCard } from '../testCards.ts';
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
      const { testCard, error } = readCard(card, provider.clock());
      if (error) return c.json({ error: errorOnWire(error, locale) }, 402);
      return c.json({ token: await issueSquareToken(provider.store.db, testCard, provider.clock()) });
    });
};
