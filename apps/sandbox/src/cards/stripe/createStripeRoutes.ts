import { Hono } from 'hono';
import type { World } from '../../world.ts';
import { browserFiles } from '../form/browserScript.ts';
import { sendCardForm } from '../form/framePages.ts';
import { sendCardScript } from '../form/sendCardScript.ts';
import { sendChallenge } from './challengePage.ts';
import { createIntentRoutes } from './createIntentRoutes.ts';

const scriptFiles = [
  ...browserFiles('form', ['frameTexts', 'ask', 'groundBehind', 'openFrame']),
  ...browserFiles('stripe', [
    'challengeTexts',
    'showChallenge',
    'intents',
    'createEvents',
    'createElement',
    'createElements',
    'stripe',
  ]),
];

/** The stand-in of the card provider: its script, the pages it puts into frames, and the calls behind them. */
export const createStripeRoutes = (world: World) =>
  new Hono()
    .get('/stripe.js', (c) => sendCardScript(c, world, scriptFiles))
    .get('/frame', (c) => sendCardForm(c, world))
    .get('/challenge', (c) => sendChallenge(c, world))
    .route('/v1', createIntentRoutes(world));
