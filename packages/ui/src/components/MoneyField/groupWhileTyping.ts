import { groupDigits } from '../../format/formatMoney.ts';

const canonical = /^(?:|\d{1,3}(?:\.\d{3})*)$/;
const dots = (text: string) => text.split('.').length - 1;
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Where the caret stands after `count` digits. */
const caretAfter = (text: string, count: number): number => {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === count) return index;
    if (text[index] !== '.') seen += 1;
  }
  return text.length;
};

/**
 * Regroups `next` by thousands while digits are typed or deleted, the caret staying after the same digit. A text in which the person
 * placed a point themselves is left alone: it may become `1.5tr`, and taking the point away would make it ten times as much.
 */
export const groupWhileTyping = (previous: string, next: string, caret: number): { text: string; caret: number } => {
  if (!canonical.test(previous) || !/^[\d.]+$/.test(next) || dots(next) > dots(previous)) return { text: next, caret };
  let digits = digitsOf(next);
  let before = digitsOf(next.slice(0, caret)).length;
  if (digits === digitsOf(previous) && next.length === previous.length - 1 && before > 0) {
    // Only a point was deleted: the person meant the digit before it.
    digits = digits.slice(0, before - 1) + digits.slice(before);
    before -= 1;
  }
  const zeros = /^0*(?=\d)/.exec(digits)?.[0].length ?? 0;
  const text = groupDigits(digits.slice(zeros));
  return { text, caret: caretAfter(text, Math.max(0, before - zeros)) };
};
