import { dismissalOf, type StandingWarnings, type Warning } from '@may/domain';
import { addBannerPlace, useOnline, WarningBanner } from '@may/ui';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSignedInMe } from '../data/me.ts';
import { topUpHrefOf } from '../money/top-ups/topUpHrefOf.ts';
import { href } from '../router/href.ts';
import { chooseWarning, isCureKnown, warningNow } from './chooseWarning.ts';
import { customerSettings } from './customerSettings.ts';
import { useRunwayLimits } from './useStandingWarnings.ts';

/** The place of the banner above the page. A banner comes and goes with a change of page, so that it moves nothing that was drawn. */
const WarningPlace = ({ standing }: { standing: StandingWarnings }) => {
  // The banner is drawn with its words, not before them.
  useTranslation('runway');
  const { pathname } = useLocation();
  const { memory } = customerSettings(useSignedInMe().id);
  const remembered = useSyncExternalStore(memory.subscribe, memory.read, memory.read);
  const isOnline = useOnline();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [seen, setSeen] = useState(pathname);
  const [shown, setShown] = useState<Warning | null>(null);
  const limits = useRunwayLimits();
  const [shownBy, setShownBy] = useState(limits);
  if (pathname !== seen) {
    setSeen(pathname);
    setShownBy(limits);
    setShown(chooseWarning(standing, remembered, pathname));
  }
  useLayoutEffect(() => {
    const made = addBannerPlace();
    setPlace(made);
    return () => made?.remove();
  }, []);
  // The banner for a lost connection is the more urgent one.
  if (!place || !shown || !isOnline) return null;
  const warning = warningNow(shown, standing, remembered);
  if (warning === null && !isCureKnown(shown, limits === shownBy)) return null;
  const dismiss = () => {
    if (warning) {
      const own = { ...remembered[warning.topic], dismissed: dismissalOf(warning, remembered) };
      memory.write({ ...remembered, [warning.topic]: own });
    }
    setShown(null);
  };
  return createPortal(
    <WarningBanner
      warning={warning}
      now={Date.now()}
      hrefs={{
        topUp: topUpHrefOf(warning?.topic === 'wallet' ? warning.topUp : null, pathname),
        cards: href('linkCard', { returnTo: pathname }),
      }}
      onDismiss={dismiss}
    />,
    place,
  );
};

export default WarningPlace;
