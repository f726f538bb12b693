/** The card provider's name of the intent that a secret belongs to. */
export const intentIdOf = (secret: string): string | null => secret.match(/^pi_[A-Za-z0-9]+(?=_secret_)/)?.[0] ?? null;
