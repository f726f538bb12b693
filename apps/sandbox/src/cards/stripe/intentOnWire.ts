import type { Language } from '../../http/language.ts';
import type { Payment } from '../../wallet/payments.ts';
import type { PaymentIntent } from '../paymentIntents.ts';
import type { SetupIntent } from '../setupIntents.ts';
import { type StripeErrorName, stripeErrors } from './stripeErrors.ts';

type IntentName = 'payment_intent' | 'setup_intent';
type AnyIntent = PaymentIntent | SetupIntent;

/** The intent after a request, with its payment if it is the intent of one, and the refusal if there was one. */
export type IntentResult<Intent extends AnyIntent = AnyIntent> = {
  intent: Intent | undefined;
  payment?: Payment;
  error?: StripeErrorName;
};

/** The card provider's JSON of a refusal. */
export const errorOnWire = (name: StripeErrorName, language: Language, intent = '', status = '') => {
  const { [language]: sentence, vi: _, en: __, ...error } = { decline_code: undefined, ...stripeErrors[name] };
  const fill = (text: string) => text.replace('{intent}', intent).replace('{status}', status);
  return { ...error, code: fill(error.code), message: fill(sentence) };
};

const isErrorName = (name: string): name is StripeErrorName => name in stripeErrors;

const intentOnWire = (object: IntentName, intent: AnyIntent, payment: Payment | undefined, language: Language) => {
  const { id, clientSecret, status, createdAt, cardId, lastError } = intent;
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
    ...(payment
      ? {
          amount: payment.amount,
          currency: payment.currency.toLowerCase(),
          description: payment.description,
          last_payment_error: error,
        }
      : { last_setup_error: error }),
  };
};

/** The card provider's answer about an intent. */
export const answerIntent = ({ intent, payment, error }: IntentResult, language: Language): Response => {
  const object = payment ? 'payment_intent' : 'setup_intent';
  const known = intent && intentOnWire(object, intent, payment, language);
  if (!error) return Response.json(known);
  const said = errorOnWire(error, language, object, intent?.status);
  const status = known ? (said.type === 'invalid_request_error' ? 400 : 402) : 404;
  return Response.json({ error: { ...said, ...(known && { [object]: known }) } }, { status });
};
