import { type FrameDialogName, fetchPart, isApple } from '@may/ui';
import { useEffect } from 'react';
import { isShortcutPress } from './isShortcutPress.ts';
import type { runShortcut } from './runShortcut.ts';

let run: typeof runShortcut | undefined;
const fetchRun = (): Promise<typeof runShortcut> =>
  fetchPart(() => import('./runShortcut.ts')).then((part) => {
    run = part.runShortcut;
    return run;
  });

/** Makes a function that hears presses: Ctrl/⌘ K, also from a field, and those of the register, which the first of them fetches. */
export const hearKeys =
  (show: (dialog: FrameDialogName) => void) =>
  (event: KeyboardEvent): void => {
    const { key, code, shiftKey, defaultPrevented } = event;
    // A keyboard without Latin letters is read by its places.
    if (event[isApple() ? 'metaKey' : 'ctrlKey'] && !shiftKey && /^(Key)?k$/i.test(key > '~' ? code : key)) {
      event.preventDefault();
      show('palette');
      // A customer who uses the keyboard: the letters that follow need it.
      fetchRun().catch(() => undefined);
    } else if (!defaultPrevented && isShortcutPress(event)) {
      // The browser's own search of the page: it would open at once, also while the code is on its way.
      if (key === '/') event.preventDefault();
      if (run) {
        run(event, show);
        return;
      }
      const { pathname } = location;
      fetchRun().then(
        (fetched) => {
          // A press whose code comes late would surprise; a dialog may have opened meanwhile.
          const isLate = pathname !== location.pathname || performance.now() - event.timeStamp > 1_500;
          // Figures hide late rather than not at all.
          const hides =
            shiftKey && /^(Key)?m$/i.test(key > '~' ? code : key) && !('masked' in document.documentElement.dataset);
          if (hides || (!isLate && isShortcutPress(event))) fetched(event, show);
        },
        () => undefined,
      );
    }
  };

/** Hears the keyboard's shortcuts. `show` stays the same. */
export const useShortcutKeys = (show: (dialog: FrameDialogName) => void): void =>
  useEffect(() => {
    const hear = hearKeys(show);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [show]);
