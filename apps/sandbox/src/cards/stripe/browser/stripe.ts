import { type Asked, ask } from '../../form/browser/ask.ts';
import { type CardForm, formLanguageOf, openCardForm, ownOrigin } from '../../form/browser/cardForm.ts';

type Kind = 'setup' | 'payment';
type Intent = { id: string; status: string; client_secret: string; [more: string]: unknown };
type Group = { clientSecret?: string; locale?: string };
type SetupOptions = { elements: object; confirmParams: { return_url: string } };

const origin = ownOrigin();
/** The open form and the secret of each group of elements. */
const forms = new WeakMap<object, { form: CardForm; secret: string }>();

const integrationError = (message: string): Error => Object.assign(new Error(message), { name: 'IntegrationError' });

/** Calls that the package or React's wrapper expects, and that the portal never makes. */
const unused = () => undefined;

/** Shows the page of the card's bank in a window over the page, until the owner has answered there or has closed the window. */
const showChallenge = (address: string): Promise<void> =>
  new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    const frame = document.createElement('iframe');
    let pages = 0;
    dialog.setAttribute('aria-label', '3-D Secure');
    dialog.style.cssText = 'margin: auto; padding: 0; border: 0; border-radius: 14px; overflow: hidden';
    frame.src = address;
    frame.title = '3-D Secure';
    frame.style.cssText = 'display: block; width: min(480px, 90vw); height: min(560px, 85vh); border: 0';
    // The second page is the bank's answer to the pressed button.
    frame.addEventListener('load', () => {
      pages += 1;
      if (pages > 1) dialog.close();
    });
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    });
    dialog.append(frame);
    document.body.append(dialog);
    dialog.showModal();
  });

/** A group of elements. In this stand-in it has one element, the card form. */
const createElements = ({ clientSecret = '', locale }: Group) => {
  const events = new EventTarget();
  let form: CardForm | undefined;
  const element = {
    mount: (place: Element) => {
      form = openCardForm(origin, place, formLanguageOf(locale), () => events.dispatchEvent(new Event('ready')));
      forms.set(elements, { form, secret: clientSecret });
    },
    on: (type: string, handler: () => void) => events.addEventListener(type, handler),
    off: (type: string, handler: () => void) => events.removeEventListener(type, handler),
    update: unused,
    destroy: () => {
      forms.delete(elements);
      form?.close();
    },
  };
  const elements = {
    create: () => element,
    update: (options: Group) => form?.show(formLanguageOf(options.locale ?? locale)),
  };
  return elements;
};

/** The part of Stripe's API that the portal uses, with the real names and shapes. */
const createStripe = (publishableKey: string, options: { locale?: string } = {}) => {
  if (!publishableKey.startsWith('pk_')) throw integrationError('Call Stripe() with your publishable key.');
  const locale = formLanguageOf(options.locale);

  /** The secret is in the body, because addresses are logged. */
  const callOf = (kind: Kind, verb: string, secret: string, more = {}): Promise<Asked<Intent>> =>
    ask(`${origin}/__sandbox/stripe/v1/${kind}_intents/${verb}`, { client_secret: secret, locale, ...more });
  /** Lets the bank ask the card's owner if the intent requires it. A closed window counts as a refusal. */
  const finish = async (kind: Kind, asked: Asked<Intent>): Promise<Asked<Intent>> => {
    if (asked.result?.status !== 'requires_action') return asked;
    const { id, client_secret } = asked.result;
    await showChallenge(`${origin}/__sandbox/stripe/challenge/${id}?locale=${locale}`);
    const after = await callOf(kind, 'retrieve', client_secret);
    if (after.result?.status === 'requires_action')
      return callOf(kind, 'authenticate', client_secret, { outcome: 'fail' });
    const error = after.result?.status === 'requires_payment_method' && after.result[`last_${kind}_error`];
    return error
      ? { error: { ...(error as Required<Asked<Intent>>['error']), [`${kind}_intent`]: after.result } }
      : after;
  };
  const named = async (kind: Kind, asked: Promise<Asked<Intent>>) => {
    const { result, error } = await asked;
    return error ? { error } : { [`${kind}Intent`]: result };
  };

  return {
    elements: createElements,
    confirmSetup: async ({ elements, confirmParams }: SetupOptions) => {
      const open = forms.get(elements);
      if (!open) throw integrationError('elements should have a mounted Payment Element.');
      const sent = await open.form.send<Intent>('link', { client_secret: open.secret });
      const { result, error } = await finish('setup', sent);
      if (error) return { error };
      const url = new URL(confirmParams.return_url);
      url.searchParams.set('setup_intent', result.id);
      url.searchParams.set('setup_intent_client_secret', result.client_secret);
      url.searchParams.set('redirect_status', result.status);
      location.assign(url);
      return new Promise(() => undefined);
    },
    retrieveSetupIntent: (secret: string) => named('setup', callOf('setup', 'retrieve', secret)),
    confirmCardPayment: (secret: string) =>
      named(
        'payment',
        callOf('payment', 'confirm', secret).then((asked) => finish('payment', asked)),
      ),
    retrievePaymentIntent: (secret: string) => named('payment', callOf('payment', 'retrieve', secret)),
    createToken: unused,
    createPaymentMethod: unused,
    registerAppInfo: unused,
    _registerWrapper: unused,
  };
};

// The loader of the npm package compares this release with its own.
Object.assign(window, { Stripe: Object.assign(createStripe, { version: 'endive' }) });
