import { Hono } from 'hono';
import { browserFiles } from '../form/browserScript.ts';
import { sendCardForm } from '../form/framePages.ts';
import { sendCardScript } from '../form/sendCardScript.ts';
import { sendChallenge } from './challengePage.ts';
import { createIntentRoutes, type IntentNeeds } from './createIntentRoutes.ts';

const scriptFiles = [
  ...browserFiles('form', ['frameTexts', 'ask', 'backgroundBehind', 'openFrame']),
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

/** The stand-in of the card provider: its script, its framed pages and their calls. */
export const createStripeRoutes = (provider: IntentNeeds & { payee: string }) =>
  new Hono()
    .get('/stripe.js', (c) => sendCardScript(c, provider, scriptFiles))
    .get('/frame', (c) => sendCardForm(c, provider))
    .get('/challenge', (c) => sendChallenge(c, provider))
    .route('/v1', createIntentRoutes(provider));
