import { type ComponentType, createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { fetchPart } from '../fetchPart.ts';

/** True inside a page that something covers, like the lock screen: its popups stand outside of it, and are closed until it is free again. */
export const PopupsClosed = createContext(false);

/** A component that draws a popup, with event handlers for its trigger. */
type LazyPopup<Props> = {
  (props: Props): ReactNode;
  /** Handlers for the trigger, which fetch the popup before a press. */
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
  const isClosed = use(PopupsClosed);
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
  // An opened popup stays mounted, so that it can animate its closing.
  return Popup && wasOpen ? <Popup {...props} open={props.open && !isClosed} /> : null;
};

/**
 * Makes a popup whose code is fetched at the first hover, focus, touch or opening. The trigger stays mounted, so it keeps the focus, and
 * a press before the code has arrived opens the popup later. If the fetch fails, the popup closes, and the next press fetches again.
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
