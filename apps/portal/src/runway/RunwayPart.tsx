import { byUrgency, currencyOfRegion, runwayOf } from '@may/domain';
import { lazyPopup, RunwayLine } from '@may/ui';
import { useState } from 'react';
import { useSignedInMe } from '../data/me.ts';
import { mapLoadable } from '../data/toLoadable.ts';
import { topUpHrefOf } from '../money/top-ups/topUpHrefOf.ts';
import { href } from '../router/href.ts';
import { customerSettings } from './customerSettings.ts';
import type { RunwayPanelProps } from './RunwayPanel.tsx';
import { useRunwayFacts } from './useRunwayFacts.ts';
import { useRunwayLimits, useStandingWarnings } from './useStandingWarnings.ts';

const RunwayPanel = lazyPopup<RunwayPanelProps>(
  () => import('./RunwayPanel.tsx'),
  ({ onOpenChange }) => onOpenChange(false),
);

/** The line below the balance, which reads the servers, the prices and the cards. It is fetched when the dashboard is idle, hence the default export. */
const RunwayPart = () => {
  const { id, region } = useSignedInMe();
  const limits = useRunwayLimits();
  const runway = mapLoadable(useRunwayFacts(true), runwayOf);
  const [warning = null] = byUrgency(useStandingWarnings({ wallet: true, card: true }));
  const [isOpen, setOpen] = useState(false);
  const currency = (runway.status === 'ready' && runway.value.balance?.currency) || currencyOfRegion(region);
  return (
    <>
      <RunwayLine
        runway={runway}
        warning={warning}
        now={Date.now()}
        hrefs={{
          topUp: topUpHrefOf(warning?.topic === 'wallet' ? warning.topUp : null, href('dashboard')),
          cards: href('linkCard', { returnTo: href('dashboard') }),
        }}
        onOpen={() => setOpen(true)}
        intent={RunwayPanel.intent}
      />
      <RunwayPanel
        open={isOpen}
        onOpenChange={setOpen}
        runway={runway}
        currency={currency}
        limits={limits}
        onSave={customerSettings(id).limits.write}
      />
    </>
  );
};

export default RunwayPart;
