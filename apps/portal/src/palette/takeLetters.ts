import { held } from '../shortcuts/heldKeys.ts';

/** The text that was typed before the search stood, once. Enter is left out: it would choose a result that the customer has not seen. */
export const takeLetters = (): string =>
  held.splice(0).reduce((text, { key, ctrlKey, metaKey, keyCode }) => {
    if (key === 'Backspace') return text.slice(0, -1);
    // 229: an input method has the key, and writes its letter later.
    return key.length === 1 && !ctrlKey && !metaKey && keyCode !== 229 ? text + key : text;
  }, '');
