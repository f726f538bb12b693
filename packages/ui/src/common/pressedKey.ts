import type { KeyboardEvent } from 'react';

/** The pressed key; null while an input method composes a word, whose Enter and Escape are its own. Safari tells the last of them by 229 alone. */
export const pressedKey = ({ key, nativeEvent, keyCode }: KeyboardEvent): string | null =>
  nativeEvent.isComposing || keyCode === 229 ? null : key;
