import type { Money } from '@may/domain';
import type { CardSetup, CardStanding, SetupConfirmed } from '@may/machines';
import type { Stripe, StripeElementLocale, StripeElements } from '@stripe/stripe-js';
import { awaitForeign } from '../../browser/foreignWindows.ts';
import { config } from '../../config.ts';
import { readAccessToken, readStamp } from '../../storage/storedSession.ts';
import {
  isIntentOf,
  paymentStandingOf,
  readPaymentFailure,
  readSetupFailure,
  setupStandingOf,
} from './cardStandings.ts';
import { loadScript } from './loadScript.ts';

const loaded = new Map<string, Promise<Stripe>>();

/** The language on screen as the card provider names it: without a region. */
export const cardLocale = (): StripeElementLocale => document.documentElement.lang.split('-')[0] as StripeElementLocale;

const load = async (locale: StripeElementLocale): Promise<Stripe> => {
  if (config.cardKey === '') throw { kind: 'notConfigured', serverMessage: null };
  const [{ loadStripe }] = await Promise.all([
    import('@stripe/stripe-js/pure'),
    loadScript('stripe-loader', config.cardScript),
  ]);
  const stripe = await loadStripe(config.cardKey, { locale });
  if (!stripe) throw { kind: 'scriptMissing', serverMessage: null };
  return stripe;
};

/** Stripe.js in the language of the moment, loaded where it is first needed; rejects as `scriptMissing` or `notConfigured`. */
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

const unknown = { kind: 'unknown', serverMessage: null };

const notProvided = { kind: 'notProvided', serverMessage: null };

const confirm = async (secret: string, shown: Money): Promise<CardStanding> => {
  const stamp = readStamp();
  // Before the confirmation nothing can have been charged, and a script that is missing says so.
  const stripe = await loadCardProvider().catch(() => Promise.reject(notProvided));
  const asked = await stripe.retrievePaymentIntent(secret).catch(() => Promise.reject(notProvided));
  if (!asked.paymentIntent) throw notProvided;
  if (!isIntentOf(asked.paymentIntent, shown)) throw { kind: 'otherAmount', serverMessage: null };
  // The session was locked or ended meanwhile: no charge is asked for, even if a session is open again.
  if (readAccessToken() === null || readStamp() !== stamp) throw notProvided;
  const { error, paymentIntent } = await stripe.confirmCardPayment(secret).catch(() => Promise.reject(unknown));
  return error ? readPaymentFailure(error) : paymentStandingOf(paymentIntent);
};

/**
 * Lets the card provider charge a payment of the amount that was shown; another amount rejects as `otherAmount`, what it refused as
 * `declined`, an unclear outcome as `unknown`.
 */
export const confirmPayment = (secret: string, shown: Money): Promise<CardStanding> =>
  awaitForeign(confirm(secret, shown));

/** Asks the card provider how a payment stands; rejects where it could not be asked. */
export const retrievePayment = async (secret: string): Promise<CardStanding> => {
  const { error, paymentIntent } = await (await loadCardProvider()).retrievePaymentIntent(secret);
  if (error) throw unknown;
  return paymentStandingOf(paymentIntent);
};

/** Gives what was typed into the card provider's form to it; it leaves for `returnUrl`, or says what is wrong with the form. */
export const confirmSetup = async (elements: StripeElements, returnUrl: string): Promise<SetupConfirmed> => {
  const stripe = await loadCardProvider();
  const { error } = await awaitForeign(stripe.confirmSetup({ elements, confirmParams: { return_url: returnUrl } }));
  return error ? readSetupFailure(error) : { status: 'leaving' };
};

/** Asks the card provider how the linking of a card stands; rejects where it could not be asked. */
export const retrieveSetup = async (secret: string): Promise<CardSetup> => {
  const { error, setupIntent } = await (await loadCardProvider()).retrieveSetupIntent(secret);
  if (error) throw { kind: 'unreachable', serverMessage: error.message ?? null };
  return setupStandingOf(setupIntent);
};
