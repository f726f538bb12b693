import { type FrameLanguage, frameLanguageOf } from '../../form/browser/frameTexts.ts';
import { createElements, type ElementsOptions, insideOf } from './createElements.ts';
import { askIntent, finishIntent } from './intents.ts';
import type { Intent, IntentOutcome, Place } from './stripeTypes.ts';

type SetupOptions = {
  elements?: unknown;
  clientSecret?: string;
  confirmParams?: { return_url?: string };
  redirect?: 'if_required' | 'always';
};

const { currentScript } = document;
const ownOrigin = new URL(currentScript instanceof HTMLScriptElement ? currentScript.src : location.href).origin;

const integrationError = (message: string): Error => Object.assign(new Error(message), { name: 'IntegrationError' });

const notPlayed = (name: string) => async () => {
  throw integrationError(`The stand-in of Stripe.js does not play ${name}.`);
};

/** Opens the return page with the parameters that the card provider adds. */
const leaveFor = (returnUrl: string, { id, client_secret, status }: Intent): Promise<never> => {
  const url = new URL(returnUrl);
  url.searchParams.set('setup_intent', id);
  url.searchParams.set('setup_intent_client_secret', client_secret);
  url.searchParams.set('redirect_status', status);
  location.assign(url);
  return new Promise(() => undefined);
};

/** The part of the card provider's API that the portal uses, with the real names and shapes. */
const createStripe = (publishableKey: string, options: { locale?: string } = {}) => {
  if (typeof publishableKey !== 'string' || !publishableKey.startsWith('pk_')) {
    throw integrationError('Please call Stripe() with your publishable key. You used an empty string or another key.');
  }
  const language: FrameLanguage = frameLanguageOf(options.locale);
  const place: Place = { origin: ownOrigin, language };
  const paid = ({ intent, error }: IntentOutcome) => (error ? { error } : { paymentIntent: intent });
  const setUp = ({ intent, error }: IntentOutcome) => (error ? { error } : { setupIntent: intent });
  const secretOf = (kind: 'seti' | 'pi', secret: unknown): string => {
    if (typeof secret === 'string' && new RegExp(`^${kind}_[A-Za-z0-9]+_secret_[A-Za-z0-9]+$`).test(secret))
      return secret;
    throw integrationError(`Invalid value for the client secret: it should be of the form ${kind}_…_secret_….`);
  };

  return {
    elements: (given: ElementsOptions = {}) => createElements(place, { locale: language, ...given }),
    confirmSetup: async ({ elements, clientSecret, confirmParams, redirect = 'always' }: SetupOptions) => {
      const inside = insideOf(elements);
      if (!inside) throw integrationError('elements should have a mounted Payment Element.');
      const returnUrl = confirmParams?.return_url;
      if (redirect === 'always' && !returnUrl)
        throw integrationError('confirmSetup() needs a return_url to redirect to.');
      const secret = secretOf('seti', clientSecret ?? inside.secret());
      const { result, error } = await inside.confirm(secret);
      const outcome = error ? { error } : await finishIntent(place, 'setup', { intent: result as Intent });
      return outcome.intent && redirect === 'always' && returnUrl
        ? leaveFor(returnUrl, outcome.intent)
        : setUp(outcome);
    },
    retrieveSetupIntent: async (secret: string) =>
      setUp(await askIntent(place, 'setup', 'retrieve', secretOf('seti', secret))),
    confirmCardPayment: async (
      secret: string,
      data: { payment_method?: string } = {},
      { handleActions = true }: { handleActions?: boolean } = {},
    ) => {
      const card = typeof data.payment_method === 'string' ? { payment_method: data.payment_method } : {};
      const outcome = await askIntent(place, 'payment', 'confirm', secretOf('pi', secret), card);
      return paid(handleActions ? await finishIntent(place, 'payment', outcome) : outcome);
    },
    retrievePaymentIntent: async (secret: string) =>
      paid(await askIntent(place, 'payment', 'retrieve', secretOf('pi', secret))),
    createToken: notPlayed('createToken'),
    createPaymentMethod: notPlayed('createPaymentMethod'),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
};

// The loader of the npm package compares this release with its own.
Object.assign(window, { Stripe: Object.assign(createStripe, { version: 'endive' }) });
