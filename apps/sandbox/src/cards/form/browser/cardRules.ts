/** What can be wrong with a field of the form before anybody is asked, in the card provider's own codes. */
export type FieldProblem =
  | 'incomplete_number'
  | 'invalid_number'
  | 'incomplete_expiry'
  | 'invalid_expiry_year_past'
  | 'incomplete_cvc';

/** Digits alone, whatever somebody types or pastes. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Whose card a number begins like; an empty text where nobody knows yet. */
export const brandOf = (digits: string): string => {
  if (/^4/.test(digits)) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
  if (/^3[47]/.test(digits)) return 'amex';
  return /^35/.test(digits) ? 'jcb' : '';
};

/** How many digits a number has that begins like this. */
export const lengthOf = (digits: string): number => (brandOf(digits) === 'amex' ? 15 : 16);

/** A number in the groups it has on the card. */
export const groupNumber = (digits: string): string => {
  const sizes = brandOf(digits) === 'amex' ? [4, 6, 5] : [4, 4, 4, 4];
  let from = 0;
  const groups = sizes.map((size) => {
    from += size;
    return digits.slice(from - size, from);
  });
  return groups.filter(Boolean).join(' ');
};

/** `MM / YY` as it is typed: a month that can have no second digit gets its zero. */
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

/** What is wrong with a number. */
export const problemOfNumber = (text: string): FieldProblem | null => {
  const digits = digitsOf(text);
  if (digits.length < lengthOf(digits)) return 'incomplete_number';
  return isLuhnRight(digits) ? null : 'invalid_number';
};

/** Month and year of an expiry; null while it is not all there. */
export const readExpiry = (text: string): { month: number; year: number } | null => {
  const digits = digitsOf(text);
  const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2, 4))];
  return digits.length === 4 && month >= 1 && month <= 12 ? { month, year } : null;
};

/** What is wrong with an expiry on a day. */
export const problemOfExpiry = (text: string, today: Date): FieldProblem | null => {
  const expiry = readExpiry(text);
  if (!expiry) return 'incomplete_expiry';
  const isPast = expiry.year * 12 + expiry.month < today.getFullYear() * 12 + today.getMonth() + 1;
  return isPast ? 'invalid_expiry_year_past' : null;
};

/** What is wrong with a security code, of which some cards have four digits. */
export const problemOfCvc = (text: string, number: string): FieldProblem | null =>
  digitsOf(text).length < (brandOf(digitsOf(number)) === 'amex' ? 4 : 3) ? 'incomplete_cvc' : null;
