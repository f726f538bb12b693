import { Hono } from 'hono';
import * as v from 'valibot';
import { readJson } from '../../http/readInput.ts';
import { refuseCrossSite } from '../../http/refuseCrossSite.ts';
import type { Provider } from '../../session/provider.ts';
import { cardDetailsSchema, refusalOfDetails } from '../cardDetailsSchema.ts';
import { answerCardError } from '../form/answerCardError.ts';
import { browserFiles } from '../form/browserScript.ts';
import { type PortalOrigin, sendCardForm } from '../form/framePages.ts';
import { sendCardScript } from '../form/sendCardScript.ts';
import { errorOnWire } from '../stripe/intentOnWire.ts';
import { testCardOf } from '../testCards.ts';
import { issueSquareToken } from './squareTokens.ts';

const scriptFiles = [
  ...browserFiles('form', ['frameTexts', 'backgroundBehind', 'openFrame']),
  ...browserFiles('square', ['squareStyle', 'square']),
];
const tokenizeSchema = v.object({
  card: cardDetailsSchema,
  locale: v.fallback(v.picklist(['vi', 'en']), 'en'),
});

/** The stand-in of the Square form: its script, its framed page and the one call of that page. */
export const createSquareRoutes = (provider: Provider & PortalOrigin) => {
  const app = new Hono()
    .get('/square.js', (c) => sendCardScript(c, provider, scriptFiles))
    .get('/frame', (c) => sendCardForm(c, provider))
    .post('/v1/tokenize', refuseCrossSite, async (c) => {
      const { card, locale } = await readJson(c, tokenizeSchema);
      const refusal = refusalOfDetails(card, provider.clock());
      const testCard = testCardOf(card.number);
      if (refusal || !testCard) return c.json({ error: errorOnWire(refusal ?? 'liveCard', locale) }, 402);
      return c.json({ token: await issueSquareToken(provider.store.db, testCard, provider.clock()) });
    });
  app.onError(answerCardError);
  return app;
};
