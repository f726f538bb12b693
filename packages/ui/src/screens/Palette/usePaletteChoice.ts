import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { optionId } from './PaletteList.tsx';
import type { PaletteEntry, PaletteScreenProps } from './palette.ts';

type PaletteChoiceProps = Pick<PaletteScreenProps, 'onChoose' | 'onClose'> & {
  listId: string;
  active: number;
  /** The chosen thing; null while the search for what was typed last goes on. */
  entry: PaletteEntry | null;
  /** True once the result of what was typed last is there. */
  isFound: boolean;
};

type PaletteChoicePresses = {
  /** The action that waits for a second press. */
  asked: PaletteEntry | null;
  /** True if the last action did not work. */
  hasFailed: boolean;
  choose: (entry: PaletteEntry, event: MouseEvent) => void;
  /** Hears Enter and Escape; false for any other key. */
  press: (event: KeyboardEvent) => boolean;
  disarm: () => void;
};

/** Follows and runs what is chosen. An action that cannot be undone asks for a second press. */
export const usePaletteChoice = ({
  listId,
  active,
  entry,
  isFound,
  onChoose,
  onClose,
}: PaletteChoiceProps): PaletteChoicePresses => {
  const [asked, setAsked] = useState<PaletteEntry | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isAwaited, setAwaited] = useState(false);
  const disarm = useCallback(() => {
    setAsked(null);
    setAwaited(false);
    setFailed(false);
  }, []);
  const isAsked = asked !== null && asked.id === entry?.id && asked.kind === entry.kind;
  const choose = useCallback(
    async (chosen: PaletteEntry, event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>) => {
      if (chosen.asks && !(asked?.id === chosen.id && asked.kind === chosen.kind)) {
        setAsked(chosen);
        return;
      }
      onChoose({ kind: chosen.kind, id: chosen.id });
      // A new tab or window: the list stays, for the next one.
      if (chosen.href !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
      try {
        const run = chosen.run?.();
        if (run) await run;
      } catch {
        setFailed(true);
        return;
      }
      onClose();
    },
    [asked, onChoose, onClose],
  );
  const openNow = useEffectEvent(() => {
    setAwaited(false);
    if (entry) document.getElementById(optionId(listId, active))?.click();
  });
  // Enter that came before the result: the customer knew what comes first.
  useEffect(() => {
    if (isAwaited && isFound) openNow();
  }, [isAwaited, isFound]);
  const press = (event: KeyboardEvent): boolean => {
    if (event.key === 'Escape') {
      onClose();
      return true;
    }
    if (event.key !== 'Enter') return false;
    if (event.ctrlKey || event.metaKey) {
      if (entry?.href === undefined) return true;
      onChoose({ kind: entry.kind, id: entry.id });
      window.open(entry.href, '_blank', 'noopener');
      return true;
    }
    // A key that is held down is no second press.
    if (event.repeat && (isAsked || entry?.asks)) return true;
    setAwaited(true);
    return true;
  };
  return { asked: isAsked ? asked : null, hasFailed, choose, press, disarm };
};
