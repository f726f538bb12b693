import { groupDigits } from '../../format/formatMoney.ts';

const canonical = /^(?:|\d{1,3}(?:\.\d{3})*)$/;
const dots = (text: string) => text.split('.').length - 1;
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The position of the caret after `count` digits of a grouped text. */
const caretAfter = (text: string, count: number): number => {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === count) return index;
    if (text[index] !== '.') seen += 1;
  }
  return text.length;
};

/**
 * Regroups `next` by thousands after digits were typed or a part was deleted; the caret stays after the same digit. A text with a typed
 * point stays as it is: it may become `1.5tr`, which would be ten times as much without the point. Any other input (paste, drop, autofill,
 * voice) is read as in an empty field: `1500000.00` over an amount must not become 150.000.000.
 */
export const groupWhileTyping = (
  previous: string,
  next: string,
  caret: number,
  { inputType = '', data }: Partial<InputEvent>,
): { text: string; caret: number } => {
  const isDeletion = inputType.startsWith('delete');
  const isTyped = /^insert(?:Composition)?Text$/.test(inputType) && /^\d+$/.test(data ?? '');
  const known = isDeletion || isTyped ? previous : '';
  if (!canonical.test(known) || !/^[\d.]+$/.test(next) || dots(next) > dots(known)) return { text: next, caret };
  let digits = digitsOf(next);
  let before = digitsOf(next.slice(0, caret)).length;
  if (isDeletion && digits === digitsOf(previous) && before > 0) {
    // The customer deleted a point and meant the digit before it: regrouping alone would write the point again.
    digits = digits.slice(0, before - 1) + digits.slice(before);
    before -= 1;
  }
  const zeros = /^0*(?=\d)/.exec(digits)?.[0].length ?? 0;
  const text = groupDigits(digits.slice(zeros));
  return { text, caret: caretAfter(text, Math.max(0, before - zeros)) };
};
