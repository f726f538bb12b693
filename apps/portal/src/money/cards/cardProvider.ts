import { isNotSent, type Permit, setupOf } from '@may/api';
import type { CardSetup } from '@may/domain/cards/card.ts';
import type { Confirmed } from '@may/domain/confirmed.ts';
import type { Money } from '@may/domain/money.ts';
import type { CardStanding } from '@may/machines/cards/cardConfirmation.types.ts';
import type { SetupConfirmed } from '@may/machines/cards/linkCard.types.ts';
import { partTimeout } from '@may/ui';
import type { Stripe, StripeElementLocale, StripeElements } from '@stripe/stripe-js';
import { config } from '../../browser/config.ts';
import { awaitForeign, countUnderWay } from '../../browser/underWay.ts';
import { readWithin } from '../attempts/readWithin.ts';
import { isIntentOf, isOfOtherCard, paymentStandingOf, readPaymentFailure, readSetupFailure } from './cardStandings.ts';
import { loadScript } from './loadScript.ts';
import { notProvided, whileAwaited } from './whileAwaited.ts';

const loaded = new Map<string, Promise<Stripe>>();

/** The page's language as Stripe names it, without a region. */
export const cardLocale = (): StripeElementLocale => document.documentElement.lang.split('-')[0] as StripeElementLocale;

const load = async (locale: StripeElementLocale): Promise<Stripe> => {
  if (config.cardKey === '') throw { kind: 'notConfigured', serverMessage: null };
  const [loader] = await Promise.all([
    readWithin(partTimeout, import('@stripe/stripe-js/pure')),
    loadScript('stripe-loader', config.cardScript),
  ]);
  // A script that a filter has emptied leaves this promise open.
  const stripe = loader && (await readWithin(20_000, loader.loadStripe(config.cardKey, { locale })));
  if (!stripe) throw { kind: 'scriptMissing', serverMessage: null };
  return stripe;
};

/** Loads Stripe.js in the page's language on first use. Rejects as `scriptMissing` or `notConfigured`. */
export const loadCardProvider = (): Promise<Stripe> => {
  const locale = cardLocale();
  const stripe =
    loaded.get(locale) ??
    load(locale).catch((failure: unknown) => {
      loaded.delete(locale);
      throw failure;
    });
  loaded.set(locale, stripe);
  return stripe;
};

/** Asks Stripe a question; null without an answer within 20 seconds. If Stripe's frame does not load, its promises never end. */
const ask = <Answer>(question: (stripe: Stripe) => Promise<Answer>): Promise<Answer | null> =>
  readWithin(20_000, loadCardProvider().then(question));

/** The amount and the card on the page. */
export type ShownPayment = { amount: Money; cardId: string };

/** The payment after a charge; `isEarlier` if another charge was sent before, and this press sent none. */
export type ChargeAnswer = CardStanding & { isEarlier?: true };

const unknown = { kind: 'unknown', serverMessage: null };

const charge = async (stripe: Stripe, secret: string, permit: Permit) => {
  permit.check();
  return awaitForeign(stripe.confirmCardPayment(secret));
};

const confirm = async (secret: string, { amount, cardId }: ShownPayment, permit: Permit): Promise<ChargeAnswer> => {
  // Nothing is charged before the confirmation, so every failure up to there is `notProvided`.
  const stripe = await whileAwaited(loadCardProvider(), permit);
  const asked = await whileAwaited(
    ask(() => stripe.retrievePaymentIntent(secret)),
    permit,
  );
  if (!asked?.paymentIntent) throw notProvided;
  const standing = paymentStandingOf(asked.paymentIntent);
  // Stripe has a charge of this payment already, so it would refuse a second one: amount and card no longer matter.
  if (standing.status === 'succeeded' || standing.status === 'processing') return { ...standing, isEarlier: true };
  if (!isIntentOf(asked.paymentIntent, amount)) throw { kind: 'otherAmount', serverMessage: null };
  if (isOfOtherCard(asked.paymentIntent, cardId)) throw { kind: 'rival', serverMessage: null };
  const { error, paymentIntent } = await charge(stripe, secret, permit).catch((failure: unknown) =>
    Promise.reject(isNotSent(failure) ? notProvided : unknown),
  );
  return error ? readPaymentFailure(error) : paymentStandingOf(paymentIntent);
};

/**
 * Lets the card provider charge the shown payment. Rejects without a charge as `otherAmount`, or as `rival` if it has another card. Rejects as
 * `declined` for a refusal, `notProvided` before the charge and `unknown` for an unclear outcome.
 */
export const confirmPayment = (secret: string, shown: ShownPayment, permit: Permit): Promise<ChargeAnswer> => {
  const confirmed = confirm(secret, shown, permit);
  countUnderWay(confirmed);
  return confirmed;
};

/** Reads the status of a payment from the card provider; rejects if the card provider does not answer. */
export const retrievePayment = async (secret: string): Promise<CardStanding> => {
  const asked = await ask((stripe) => stripe.retrievePaymentIntent(secret));
  if (!asked?.paymentIntent) throw unknown;
  return paymentStandingOf(asked.paymentIntent);
};

/** Sends the card form to the card provider. The page leaves for `returnUrl`, or the answer names the form's fault. */
export const confirmSetup = async (
  elements: StripeElements,
  returnUrl: string,
  permit: Permit,
): Promise<SetupConfirmed> => {
  const stripe = await loadCardProvider();
  permit.check();
  const { error } = await awaitForeign(stripe.confirmSetup({ elements, confirmParams: { return_url: returnUrl } }));
  return error ? readSetupFailure(error) : { status: 'leaving' };
};

/** Reads the status of a card's linking from the card provider; rejects if the card provider does not answer. */
export const retrieveSetup = async (secret: string): Promise<Confirmed<CardSetup>> => {
  const stripe = await loadCardProvider();
  const asked = await ask(() => stripe.retrieveSetupIntent(secret));
  if (!asked?.setupIntent) throw { kind: 'unreachable', serverMessage: asked?.error.message ?? null };
  return setupOf(asked.setupIntent);
};
