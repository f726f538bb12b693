import { type FrameDialogName, isApple } from '@may/ui';
import { useEffect } from 'react';
import { localStore } from '../../browser/storage/createStorage.ts';

/** Elements in which a letter is typed, or chooses an entry. */
const fields = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox]';

/** The search field of the shown page. */
const pageSearch = (): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>('main input[type=search]')].find((field) => field.checkVisibility());

/** Makes a function that hears Ctrl/⌘ K, also from a field, and outside of fields `/` and `?`. Nothing opens below a dialog or a lock screen. */
export const hearKeys =
  (show: (dialog: FrameDialogName) => void) =>
  (event: KeyboardEvent): void => {
    const { key, code, shiftKey, repeat, altKey, ctrlKey, metaKey, target } = event;
    // A keyboard without Latin letters is read by its places.
    if ((isApple() ? metaKey : ctrlKey) && !shiftKey && /^(Key)?k$/i.test(key > '~' ? code : key)) {
      event.preventDefault();
      if (!isCovered()) show('palette');
      return;
    }
    if (event.defaultPrevented || repeat || altKey || ctrlKey || metaKey || (key !== '/' && key !== '?')) return;
    if (!(target instanceof Element) || target.closest(fields) || isCovered() || !areSingleKeysOn()) return;
    event.preventDefault();
    const field = key === '/' ? pageSearch() : undefined;
    if (!field) show(key === '/' ? 'palette' : 'shortcuts');
    field?.focus();
    field?.select();
  };

/** Hears the keyboard's shortcuts. `show` stays the same. */
export const useShortcutKeys = (show: (dialog: FrameDialogName) => void): void =>
  useEffect(() => {
    const hear = hearKeys(show);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [show]);

/** True while the frame cannot be used: below a dialog, an open menu or a lock screen. */
const isCovered = (): boolean => {
  const bar = document.querySelector('header');
  return (
    bar === null || bar.closest('[inert], [aria-hidden=true]') !== null || document.querySelector(':modal') !== null
  );
};

const key = 'may.keys';
const off = 'off';

/** False if the customer switched off, in this browser, the shortcuts that a letter alone runs: dictation types such letters. */
export const areSingleKeysOn = (): boolean => localStore.get(key) !== off;

export const chooseSingleKeys = (isOn: boolean): void => {
  if (isOn) localStore.remove(key);
  else localStore.set(key, off);
};
