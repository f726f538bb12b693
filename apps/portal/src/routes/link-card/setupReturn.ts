/** The parameters that the card provider adds to its return address, for a card or a payment. */
const parameters = [
  'setup_intent',
  'setup_intent_client_secret',
  'payment_intent',
  'payment_intent_client_secret',
  'redirect_status',
] as const;

/** Checks the shape of the secret, because an attacker may have written the address. */
const isSecret = (text: string): boolean => /^seti_[A-Za-z0-9]+_secret_[A-Za-z0-9]+$/.test(text);

/** The setup secret in the return address; null without one. `redirect_status` proves nothing and is not read. */
export const readSetupReturn = (search: URLSearchParams): string | null => {
  const [secret, ...more] = search.getAll('setup_intent_client_secret');
  return secret !== undefined && more.length === 0 && isSecret(secret) ? secret : null;
};

/** True if the address has any parameter of the card provider; all of them are removed. */
export const bringsSetupReturn = (search: URLSearchParams): boolean => parameters.some((name) => search.has(name));

export const withoutSetupReturn = (search: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(search);
  for (const name of parameters) rest.delete(name);
  return rest;
};
