import type { BeforeReact } from '../browser/beforeReact.ts';

/** The parameters that the card provider adds to its return address, for a card or a payment. */
const parameters = [
  'setup_intent',
  'setup_intent_client_secret',
  'payment_intent',
  'payment_intent_client_secret',
  'redirect_status',
] as const;

/** Takes the card provider's parameters out of the address before anything can copy it: the history, the login's address, a report. */
export const takeCardReturn = ({
  location,
  history,
}: Pick<Window, 'location' | 'history'>): Pick<BeforeReact, 'cardReturn'> => {
  const url = new URL(location.href);
  const taken = new URLSearchParams();
  for (const name of parameters) for (const value of url.searchParams.getAll(name)) taken.append(name, value);
  for (const name of parameters) url.searchParams.delete(name);
  if (taken.size === 0) return {};
  history.replaceState(history.state, '', url);
  return { cardReturn: `${taken}` };
};

/** The secret of the card or the payment from which the card provider returned; null if there is none, or two. */
export const cardReturnSecret = (kind: 'setup_intent' | 'payment_intent'): string | null => {
  const [secret, ...more] = new URLSearchParams(globalThis.beforeReact?.cardReturn).getAll(`${kind}_client_secret`);
  const isSecret = /^(?:seti|pi)_[A-Za-z0-9]+_secret_[A-Za-z0-9]+$/.test(secret ?? '');
  const isOfKind = secret?.startsWith(kind === 'setup_intent' ? 'seti_' : 'pi_');
  return secret !== undefined && isSecret && isOfKind && more.length === 0 ? secret : null;
};

/** Forgets the return: the next visit of its page is no return. */
export const forgetCardReturn = (): void => {
  delete globalThis.beforeReact?.cardReturn;
};
