import type { Shortcut, ShortcutActions } from './shortcuts.ts';

/** A press of a key, as far as shortcuts read it. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'timeStamp'>;

/** Milliseconds between the keys of one shortcut. */
const patience = 1_500;

/**
 * A press as the register writes it: `g`, `Shift+m`, `?`, `Mod+k`. A letter of a script that is not Latin is read by its place on the keyboard;
 * Shift counts for letters alone, because `?` needs it on some keyboards.
 */
export const strokeOf = ({ key, code, shiftKey, ctrlKey, metaKey }: Omit<KeyPress, 'timeStamp'>): string => {
  const known = key.length === 1 && key > '~' && code.startsWith('Key') ? code.slice(3) : key;
  const isLetter = /^[a-z]$/i.test(known);
  return [ctrlKey || metaKey ? 'Mod' : '', isLetter && shiftKey ? 'Shift' : '', isLetter ? known.toLowerCase() : known]
    .filter(Boolean)
    .join('+');
};

const begins = (keys: readonly string[], strokes: readonly string[]): boolean =>
  strokes.every((stroke, place) => keys[place] === stroke);

/** Makes a function that hears presses one by one, and runs the shortcut that they name. */
export const createRunner = (rows: readonly Shortcut[]): ((press: KeyPress, actions: ShortcutActions) => void) => {
  const runnable = rows.filter(({ run }) => run !== undefined);
  let heard: string[] = [];
  let last = 0;
  return (press, actions) => {
    const stroke = strokeOf(press);
    const isLate = press.timeStamp - last > patience;
    last = press.timeStamp;
    const going = isLate ? [stroke] : [...heard, stroke];
    // Keys that lead nowhere together: the last one may begin anew.
    const strokes = runnable.some(({ keys }) => begins(keys, going)) ? going : [stroke];
    const shortcut = runnable.find(({ keys }) => keys.length === strokes.length && begins(keys, strokes));
    heard = shortcut ? [] : strokes;
    shortcut?.run?.(actions);
  };
};
