import { type ComponentType, createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { fetchPart, PartFailure } from '../../browser/fetchPart.ts';
import { whenIdle } from '../../browser/whenIdle.ts';
import { loadWords, type Namespace } from '../../i18n/createI18n.ts';
import type { PopupFailureProps } from './PopupFailure.tsx';

/** True inside a page that something covers, like the lock screen: its popups stand outside of it, and are closed until it is free again. */
export const PopupsClosed = createContext(false);

/** A component that draws a popup, with event handlers for its trigger. */
export type LazyPopup<Props> = {
  (props: Props): ReactNode;
  /** Handlers for the trigger, which fetch the popup before a press. */
  intent: { onPointerEnter: () => void; onFocus: () => void; onTouchStart: () => void };
};

/** The code of a popup; `loaded` is set once it is fetched. */
type PopupCode<Props> = {
  loaded: ComponentType<Props> | null;
  fetch: () => Promise<unknown>;
  close: (props: Props) => void;
};

let PopupFailure: ComponentType<PopupFailureProps> | undefined;
const fetchPopupFailure = async () => {
  PopupFailure ??= (await fetchPart(() => import('./PopupFailure.tsx'))).default;
};

const PopupPlace = <Props extends { open: boolean }>({ code, props }: { code: PopupCode<Props>; props: Props }) => {
  const [, setArrived] = useState(false);
  const [wasOpen, setWasOpen] = useState(props.open);
  const [failure, setFailure] = useState<PartFailure | null>(null);
  const isClosed = use(PopupsClosed);
  const giveUp = () => {
    setFailure(null);
    code.close(props);
  };
  const fail = useEffectEvent(async (error: unknown) => {
    await fetchPopupFailure().catch(() => undefined);
    // Without any file the popup closes: an error would replace the page with all that was typed into it.
    if (!PopupFailure && error instanceof PartFailure) return giveUp();
    setFailure(() => {
      if (error instanceof PartFailure) return error;
      // An error boundary around the page shows it.
      throw error;
    });
  });
  if (props.open && !wasOpen) setWasOpen(true);
  // The failure's own file comes while files still arrive: it is needed after a connection or a release has ended.
  useEffect(
    () =>
      void whenIdle()
        .then(fetchPopupFailure)
        .catch(() => undefined),
    [],
  );
  const isAwaited = props.open && !code.loaded && !failure;
  useEffect(() => {
    if (!isAwaited) return;
    let isGone = false;
    code.fetch().then(
      () => setArrived(true),
      (error: unknown) => {
        if (!isGone) void fail(error);
      },
    );
    return () => {
      isGone = true;
    };
  }, [isAwaited, code]);
  if (PopupFailure && failure)
    return props.open && !isClosed ? (
      <PopupFailure failure={failure} onRetry={() => setFailure(null)} onClose={giveUp} />
    ) : null;
  const Popup = code.loaded;
  // An opened popup stays mounted, so that it can animate its closing.
  return Popup && wasOpen ? <Popup {...props} open={props.open && !isClosed} /> : null;
};

/**
 * Makes a popup whose code is fetched at the first hover, focus, touch or opening. The trigger stays mounted, so it keeps the focus, and
 * a press before the code has arrived opens the popup later. Catalogues that its page does not have, `words`, come with the code. If a fetch fails,
 * a dialog names the file and offers another try.
 */
export const lazyPopup = <Props extends { open: boolean }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  close: (props: Props) => void,
  words: readonly Namespace[] = [],
): LazyPopup<Props> => {
  const code: PopupCode<Props> = {
    loaded: null,
    fetch: async () => {
      code.loaded ??= (await Promise.all([fetchPart(load), loadWords(words)]))[0].default;
    },
    close,
  };
  // The failure's own code comes along, because it is needed where no file arrives.
  const fetchAhead = () => void Promise.all([code.fetch(), fetchPopupFailure()]).catch(() => undefined);
  const place = (props: Props) => <PopupPlace code={code} props={props} />;
  return Object.assign(place, {
    intent: { onPointerEnter: fetchAhead, onFocus: fetchAhead, onTouchStart: fetchAhead },
  });
};
