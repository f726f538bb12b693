import { type ComponentType, memo } from 'react';

/** True for a list or a plain object. A date or a map hides its content from a comparison by keys. */
const isData = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

/**
 * True if both values are the same data. Two functions count as the same, because a handler of a section only sends an event. Other objects, such as
 * dates, are the same only if they are one object.
 */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b) || (typeof a === 'function' && typeof b === 'function')) return true;
  if (!isData(a) || !isData(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]));
};

/**
 * A section of a form or a frame, drawn again only if its data changes: a press in another section costs it nothing. Its handlers may not read
 * what the caller's render knew. The forms of a top-up and of an order pass on those of `connectTopUpForm` and `connectOrderServer`. The tests of
 * both hold that such a handler gives the same event in every state. A group of the menu has none.
 */
export const memoSection = <Props extends object>(Section: ComponentType<Props>) => memo(Section, isSame);
