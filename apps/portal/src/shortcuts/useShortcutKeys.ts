import { type FrameDialogName, fetchPart, isApple } from '@may/ui';
import { useEffect } from 'react';
import type { runShortcut } from './runShortcut.ts';

let run: typeof runShortcut | undefined;

/** Opens the search with Ctrl/⌘ K, also from a field, and leaves other keys to the register, which the first of them fetches. `show` stays the same. */
export const useShortcutKeys = (show: (dialog: FrameDialogName) => void): void =>
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, code, shiftKey } = event;
      // A keyboard without Latin letters is read by its places.
      if (event[isApple() ? 'metaKey' : 'ctrlKey'] && !shiftKey && /^(Key)?k$/i.test(key > '~' ? code : key)) {
        event.preventDefault();
        show('palette');
      } else if (run) run(event, show);
      else {
        const { pathname } = location;
        fetchPart(() => import('./runShortcut.ts')).then(
          (part) => {
            run = part.runShortcut;
            // A press whose code comes late would surprise.
            if (pathname === location.pathname && performance.now() - event.timeStamp < 1_500) run(event, show);
          },
          () => undefined,
        );
      }
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [show]);
