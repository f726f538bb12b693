import { brokenPasswordRules } from '@may/domain/order/order.ts';

const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const all = `${letters}23456789!@#$%^&*`;

/** A random password of 20 signs that keeps every part of the rule, without signs that look alike. */
export const generatePassword = (): string => {
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint8Array(64));
    // Drops bytes beyond the last whole multiple, which would make some signs more likely.
    const signs = [...bytes].filter((byte) => byte < Math.floor(256 / all.length) * all.length);
    const password = signs
      .slice(0, 20)
      .map((byte) => all[byte % all.length])
      .join('');
    if (password.length === 20 && brokenPasswordRules(password).length === 0) return password;
  }
};
