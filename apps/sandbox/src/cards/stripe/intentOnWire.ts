import type { Language } from '../../http/language.ts';
import type { Payment } from '../../wallet/payments.ts';
import type { Intent } from '../intents.ts';
import { type StripeErrorName, stripeErrors } from './stripeErrors.ts';

/** The intent after a request, its payment if it is the intent of one, and the refusal if there was one. */
export type IntentResult = { intent: Intent | undefined; payment?: Payment | undefined; error?: StripeErrorName };

/** The card provider's JSON of a refusal. */
export const errorOnWire = (name: StripeErrorName, language: Language, intent = '', status = '') => {
  const { en, vi, ...error } = stripeErrors[name];
  const fill = (text: string) => text.replace('{intent}', intent).replace('{status}', status);
  return { ...error, code: fill(error.code), message: fill(language === 'vi' ? vi : en) };
};

const isErrorName = (name: string): name is StripeErrorName => name in stripeErrors;

const intentOnWire = (intent: Intent, payment: Payment | undefined, language: Language) => {
  const { id, clientSecret, status, createdAt, cardId, lastError } = intent;
  const object = payment ? 'payment_intent' : 'setup_intent';
  const error = lastError !== null && isErrorName(lastError) ? errorOnWire(lastError, language, object, status) : null;
  return {
    id,
    object,
    client_secret: clientSecret,
    created: Math.floor(createdAt.getTime() / 1000),
    livemode: false,
    next_action: status === 'requires_action' ? { type: 'use_stripe_sdk' } : null,
    payment_method_types: ['card'],
    payment_method: status === 'requires_payment_method' ? null : cardId,
    status,
    ...(payment && {
      amount: payment.amount,
      currency: payment.currency.toLowerCase(),
      description: payment.description,
    }),
    [payment ? 'last_payment_error' : 'last_setup_error']: error,
  };
};

/** The card provider's answer about an intent. */
export const answerIntent = ({ intent, payment, error }: IntentResult, language: Language): Response => {
  const known = intent && intentOnWire(intent, payment, language);
  if (!error) return Response.json(known);
  const said = errorOnWire(error, language, known?.object, known?.status);
  const status = known ? (said.type === 'invalid_request_error' ? 400 : 402) : 404;
  return Response.json({ error: { ...said, ...(known && { [known.object]: known }) } }, { status });
};
