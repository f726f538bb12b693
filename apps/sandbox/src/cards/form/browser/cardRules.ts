/** Errors that the form finds itself, in the card provider's codes. */
export type FieldProblem =
  | 'incomplete_number'
  | 'invalid_number'
  | 'incomplete_expiry'
  | 'invalid_expiry_year_past'
  | 'incomplete_cvc';

/** Removes everything but digits. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The brand for the first digits of a number; empty if unknown. */
export const brandOf = (digits: string): string => {
  if (/^4/.test(digits)) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
  if (/^3[47]/.test(digits)) return 'amex';
  return /^35/.test(digits) ? 'jcb' : '';
};

/** Number of digits for the brand. */
export const lengthOf = (digits: string): number => (brandOf(digits) === 'amex' ? 15 : 16);

/** Groups the digits as they are printed on the card. */
export const groupNumber = (digits: string): string => {
  const sizes = brandOf(digits) === 'amex' ? [4, 6, 5] : [4, 4, 4, 4];
  let from = 0;
  const groups = sizes.map((size) => {
    from += size;
    return digits.slice(from - size, from);
  });
  return groups.filter(Boolean).join(' ');
};

/** Formats `MM / YY` while typing. A month that can have no second digit gets a leading zero. */
export const groupExpiry = (digits: string): string => {
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const [month, year] = [padded.slice(0, 2), padded.slice(2, 4)];
  return padded.length > 2 ? `${month} / ${year}` : month;
};

const isLuhnRight = (digits: string): boolean => {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
};

export const problemOfNumber = (text: string): FieldProblem | null => {
  const digits = digitsOf(text);
  if (digits.length < lengthOf(digits)) return 'incomplete_number';
  return isLuhnRight(digits) ? null : 'invalid_number';
};

/** Null while the expiry is incomplete. */
export const readExpiry = (text: string): { month: number; year: number } | null => {
  const digits = digitsOf(text);
  const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2, 4))];
  return digits.length === 4 && month >= 1 && month <= 12 ? { month, year } : null;
};

export const problemOfExpiry = (text: string, today: Date): FieldProblem | null => {
  const expiry = readExpiry(text);
  if (!expiry) return 'incomplete_expiry';
  const isPast = expiry.year * 12 + expiry.month < today.getFullYear() * 12 + today.getMonth() + 1;
  return isPast ? 'invalid_expiry_year_past' : null;
};

/** American Express has four digits, other cards three. */
export const problemOfCvc = (text: string, number: string): FieldProblem | null =>
  digitsOf(text).length < (brandOf(digitsOf(number)) === 'amex' ? 4 : 3) ? 'incomplete_cvc' : null;
