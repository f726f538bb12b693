import type { Language } from '../../http/language.ts';
import type { Payment } from '../../wallet/payments.ts';
import type { PaymentIntent } from '../paymentIntents.ts';
import type { SetupIntent } from '../setupIntents.ts';
import { type StripeErrorName, stripeErrors } from './stripeErrors.ts';

const isErrorName = (name: string): name is StripeErrorName => name in stripeErrors;

/** The card provider's JSON of a refusal. `status` is of the intent. */
export const errorOnWire = (name: StripeErrorName, language: Language, status = '') => {
  const error = stripeErrors[name];
  return {
    type: error.type,
    code: error.code,
    ...('decline_code' in error && { decline_code: error.decline_code }),
    message: error[language].replace('{status}', status),
  };
};

const shared = ({ id, clientSecret, status, createdAt }: PaymentIntent | SetupIntent) => ({
  id,
  client_secret: clientSecret,
  created: Math.floor(createdAt.getTime() / 1000),
  livemode: false,
  next_action: status === 'requires_action' ? { type: 'use_stripe_sdk' } : null,
  payment_method_types: ['card'],
  status,
});

const lastError = (name: string | null, language: Language) =>
  name !== null && isErrorName(name) ? errorOnWire(name, language) : null;

/** The card provider's JSON. */
export const paymentIntentOnWire = (intent: PaymentIntent, payment: Payment, language: Language) => ({
  ...shared(intent),
  object: 'payment_intent' as const,
  amount: payment.amount,
  currency: payment.currency.toLowerCase(),
  description: payment.description,
  capture_method: 'automatic',
  confirmation_method: 'automatic',
  payment_method: intent.status === 'requires_payment_method' ? null : intent.cardId,
  last_payment_error: lastError(intent.lastError, language),
  canceled_at: null,
});

/** The card provider's JSON. */
export const setupIntentOnWire = (intent: SetupIntent, language: Language) => ({
  ...shared(intent),
  object: 'setup_intent' as const,
  description: null,
  payment_method: intent.status === 'requires_payment_method' ? null : intent.cardId,
  last_setup_error: lastError(intent.lastError, language),
  usage: 'off_session',
});
