import { ask } from '../../form/browser/ask.ts';
import type { CardError } from '../../form/browser/frameMessages.ts';
import { showChallenge } from './showChallenge.ts';
import type { Intent, IntentKind, IntentOutcome, Place } from './stripeTypes.ts';

/** Calls the provider about an intent. The secret is in the body, because addresses are logged. */
export const askIntent = async (
  place: Place,
  kind: IntentKind,
  verb: 'retrieve' | 'confirm',
  secret: string,
  more: Record<string, unknown> = {},
): Promise<IntentOutcome> => {
  const address = `${place.origin}/__sandbox/stripe/v1/${kind}_intents/${verb}`;
  const { result, error } = await ask<Intent>(address, place.language, { client_secret: secret, ...more });
  return error ? { error } : { intent: result };
};

const lastErrorOf = (kind: IntentKind, intent: Intent): CardError | null => {
  const error = intent[kind === 'setup' ? 'last_setup_error' : 'last_payment_error'] as CardError | null;
  return error && { ...error, [`${kind}_intent`]: intent };
};

/** Shows the challenge if the intent requires it. A closed challenge counts as refused. */
export const finishIntent = async (place: Place, kind: IntentKind, outcome: IntentOutcome): Promise<IntentOutcome> => {
  const { intent } = outcome;
  if (intent?.status !== 'requires_action') return outcome;
  await showChallenge(place, kind, intent.client_secret);
  const after = await askIntent(place, kind, 'retrieve', intent.client_secret);
  const error = after.intent?.status === 'requires_payment_method' && lastErrorOf(kind, after.intent);
  return error ? { error } : after;
};
