import { narrowText } from '@may/domain/kit';

/** Thousands with one kind of separator and full groups: `1.200`, `86,400`, `1 234 567`, `1’200`. */
const grouped = /^[1-9]\d{0,2}(?:([\s.,_'’])\d{3})(?:\1\d{3})*$/;

/** The whole number of a typed text of up to 15 digits; null for any other text. `1.5` is refused: without its point it would be 15. */
export const parseWholeNumber = (input: string): number | null => {
  const text = narrowText(input).trim();
  const digits = grouped.test(text) ? text.replace(/\D/g, '') : text;
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
};
