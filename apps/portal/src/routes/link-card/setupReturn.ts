/** The parameters the card provider adds to an address it leads back to, after a card as after a payment. */
const parameters = [
  'setup_intent',
  'setup_intent_client_secret',
  'payment_intent',
  'payment_intent_client_secret',
  'redirect_status',
] as const;

/** A setup intent's secret and nothing else: whatever stands in an address could have been written by anybody. */
const isSecret = (text: string): boolean => /^seti_[A-Za-z0-9]+_secret_[A-Za-z0-9]+$/.test(text);

/** The secret that an address brings back, or null; the word `redirect_status` is nobody's proof and is not read. */
export const readSetupReturn = (search: URLSearchParams): string | null => {
  const [secret, ...more] = search.getAll('setup_intent_client_secret');
  return secret !== undefined && more.length === 0 && isSecret(secret) ? secret : null;
};

/** True if the address holds a word of the card provider, readable or not: none of them stays there. */
export const bringsSetupReturn = (search: URLSearchParams): boolean => parameters.some((name) => search.has(name));

/** The address's parameters without those of the card provider. */
export const withoutSetupReturn = (search: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(search);
  for (const name of parameters) rest.delete(name);
  return rest;
};
