import { type ComponentType, useState } from 'react';
import { fetchPart } from '../fetchPart.ts';

/**
 * The popup half of a component, loaded by the first sign that it is meant. The trigger is ours and never replaced, so focus
 * stays on it; a press before the part has come is kept, and the part opens as soon as it is there.
 */
export const useLazyPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) => {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [open, setOpen] = useState(false);
  const prepare = () => {
    if (Part) return;
    fetchPart(load).then(
      (module) => setPart(() => module.default),
      // The page is worth more than a popup that can't be had: the press is forgotten, and the next one tries again.
      () => setOpen(false),
    );
  };
  return {
    Part,
    open,
    /** Opens, loading first if nothing announced the press (a screen reader's click, for one). */
    setOpen: (next: boolean) => {
      if (next) prepare();
      setOpen(next);
    },
    /** For the trigger. */
    intent: { onPointerEnter: prepare, onFocus: prepare, onTouchStart: prepare },
  };
};
