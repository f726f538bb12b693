import { followLink } from '../router/followLink.ts';
import { createRunner } from './createRunner.ts';
import { isCovered } from './isCovered.ts';
import { type ShortcutActions, shortcuts } from './shortcuts.ts';
import { areSingleKeysOn } from './singleKeys.ts';

const run = createRunner(shortcuts);

/** Elements in which a letter is typed, or chooses an entry. */
const fields = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox]';

/** Hears a press, and runs the shortcut of the register that it names or ends. A press in a field, or while the frame is covered, is none. */
export const runShortcut = (event: KeyboardEvent, show: ShortcutActions['show']): void => {
  const { key, repeat, altKey, ctrlKey, metaKey, target, defaultPrevented } = event;
  // A key that is held down has been heard.
  if (repeat || key.length > 1 || altKey || ctrlKey || metaKey || defaultPrevented) return;
  if (!(target instanceof Element) || target.closest(fields) || isCovered() || !areSingleKeysOn()) return;
  // The browser's own search of the page.
  if (key === '/') event.preventDefault();
  run(event, { show, go: followLink });
};
