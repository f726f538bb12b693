import { Hono } from 'hono';
import * as v from 'valibot';
import { answerCardError } from '../cards/answerCardError.ts';
import { cardDetailsSchema, refusalOfDetails } from '../cards/cardDetailsSchema.ts';
import { sendCardForm } from '../cards/framePages.ts';
import { sendCardScript } from '../cards/sendCardScript.ts';
import { testCardOf } from '../cards/testCards.ts';
import { readJson } from '../http/readInput.ts';
import { refuseCrossSite } from '../http/refuseCrossSite.ts';
import { issueSquareToken } from '../store/squareTokens.ts';
import { errorOnWire } from '../stripe/intentOnWire.ts';
import { browserFiles } from '../web/browserScript.ts';
import type { World } from '../world.ts';

const scriptFiles = [
  ...browserFiles('cards', ['frameTexts', 'groundBehind', 'openFrame']),
  ...browserFiles('square', ['squareStyle', 'square']),
];
const tokenizeSchema = v.object({
  card: cardDetailsSchema,
  locale: v.fallback(v.picklist(['vi', 'en']), 'en'),
});

/** The stand-in of the other card form: its script, its page in a frame, and the one call that page makes. */
export const createSquareRoutes = (world: World) => {
  const app = new Hono()
    .get('/square.js', (c) => sendCardScript(c, world, scriptFiles))
    .get('/frame', (c) => sendCardForm(c, world))
    .post('/v1/tokenize', refuseCrossSite, async (c) => {
      const { card, locale } = await readJson(c, tokenizeSchema);
      const refusal = refusalOfDetails(card, world.clock());
      const testCard = testCardOf(card.number);
      if (refusal || !testCard) return c.json({ error: errorOnWire(refusal ?? 'liveCard', locale) }, 402);
      return c.json({ token: await issueSquareToken(world.store.db, testCard, world.clock()) });
    });
  app.onError(answerCardError);
  return app;
};
