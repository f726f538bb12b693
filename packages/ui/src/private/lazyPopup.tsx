import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { fetchPart } from '../fetchPart.ts';

/** A popup as its component draws it, and what makes its trigger fetch it before it is pressed. */
type LazyPopup<Props> = {
  (props: Props): ReactNode;
  /** For the trigger: the first sign that the popup is meant fetches it. */
  intent: { onPointerEnter: () => void; onFocus: () => void; onTouchStart: () => void };
};

/** The code of a popup; `loaded` is set once it is fetched. */
type PopupCode<Props> = {
  loaded: ComponentType<Props> | null;
  fetch: () => Promise<void>;
  close: (props: Props) => void;
};

const PopupPlace = <Props extends { open: boolean }>({ code, props }: { code: PopupCode<Props>; props: Props }) => {
  const [, setArrived] = useState(false);
  const [wasOpen, setWasOpen] = useState(props.open);
  const giveUp = useEffectEvent(() => code.close(props));
  if (props.open && !wasOpen) setWasOpen(true);
  const isAwaited = props.open && !code.loaded;
  useEffect(() => {
    if (!isAwaited) return;
    code.fetch().then(
      () => setArrived(true),
      () => giveUp(),
    );
  }, [isAwaited, code]);
  const Popup = code.loaded;
  // Once opened it stays: it closes with its own motion.
  return Popup && wasOpen ? <Popup {...props} /> : null;
};

/**
 * The popup half of a component, fetched when it is meant or opened. The trigger is ours and never replaced, so focus stays on it,
 * and a press before the popup has come is kept. One that can't be had closes: the page is worth more, and the next press tries again.
 */
export const lazyPopup = <Props extends { open: boolean }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  close: (props: Props) => void,
): LazyPopup<Props> => {
  const code: PopupCode<Props> = {
    loaded: null,
    fetch: async () => {
      code.loaded ??= (await fetchPart(load)).default;
    },
    close,
  };
  const fetchAhead = () => void code.fetch().catch(() => undefined);
  const place = (props: Props) => <PopupPlace code={code} props={props} />;
  return Object.assign(place, {
    intent: { onPointerEnter: fetchAhead, onFocus: fetchAhead, onTouchStart: fetchAhead },
  });
};
