import { isCovered } from './isCovered.ts';

/** Milliseconds after which the keys are the page's again, if no search came. */
const patience = 10_000;

/** The presses since the opening of the search. Its own code reads the letters (`takeLetters.ts`). */
export const held: KeyboardEvent[] = [];

/**
 * Keeps keys from the page while the search is on its way, until a dialog covers the page: the search, or the failure of its code. Esc closes.
 */
export const holdKeys = (close: () => void): (() => void) => {
  const start = performance.now();
  const hold = (event: KeyboardEvent): void => {
    if (event.timeStamp - start > patience || isCovered()) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') close();
    held.push(event);
  };
  held.length = 0;
  addEventListener('keydown', hold, true);
  return () => removeEventListener('keydown', hold, true);
};
