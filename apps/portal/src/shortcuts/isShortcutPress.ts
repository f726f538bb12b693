import { isCovered } from './isCovered.ts';
import { areSingleKeysOn } from './singleKeys.ts';

/** Elements in which a letter is typed, or chooses an entry. */
const fields = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox]';

/** True for a press that may be a part of a shortcut: a single key, outside of fields, while the frame can be used. */
export const isShortcutPress = ({ key, repeat, altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean => {
  // A key that is held down has been heard.
  if (repeat || key.length > 1 || altKey || ctrlKey || metaKey) return false;
  return target instanceof Element && !target.closest(fields) && !isCovered() && areSingleKeysOn();
};
