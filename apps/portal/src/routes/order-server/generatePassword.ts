import { brokenPasswordRules } from '@may/domain';

const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const all = `${letters}23456789!@#$%^&*`;

/** A password of 20 signs from the browser's own chance, without those that look alike, which keeps every part of the rule. */
export const generatePassword = (): string => {
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint8Array(64));
    // A byte beyond the last whole multiple would make some signs likelier than others.
    const signs = [...bytes].filter((byte) => byte < Math.floor(256 / all.length) * all.length);
    const password = signs
      .slice(0, 20)
      .map((byte) => all[byte % all.length])
      .join('');
    if (password.length === 20 && brokenPasswordRules(password).length === 0) return password;
  }
};
