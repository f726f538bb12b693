/** The id of the intent inside Stripe's client secret; null if the text has another shape. */
export const intentIdOf = (secret: string): string | null => secret.match(/^pi_[A-Za-z0-9]+(?=_secret_)/)?.[0] ?? null;
