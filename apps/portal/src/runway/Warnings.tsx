import { byUrgency } from '@may/domain';
import { awaitWords, lazyPart } from '@may/ui';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useSignedInMe } from '../data/me.ts';
import { notices } from '../notices/notices.ts';
import { isPresentCustomer } from '../session/isPresentCustomer.ts';
import { readAccessToken } from '../storage/storedSession.ts';
import { customerSettings } from './customerSettings.ts';
import { tellWarnings } from './tellWarnings.ts';
import { useStandingWarnings } from './useStandingWarnings.ts';

const WarningPlace = lazyPart(
  () => import('./WarningPlace.tsx'),
  () => awaitWords('runway'),
);

/**
 * Tells each crossing of the customer's limits once, and fetches the banner with the first one that stands. Only a topic whose crossing was told
 * is read, so that its banner stands on later pages too; else it sends no request of its own. It is fetched when the page is idle, hence the default
 * export.
 */
const Warnings = () => {
  const { id } = useSignedInMe();
  const { memory } = customerSettings(id);
  const { wallet, card } = useSyncExternalStore(memory.subscribe, memory.read, memory.read);
  const standing = useStandingWarnings({ wallet: wallet.told !== null, card: card.told !== null });
  const [isNeeded, setNeeded] = useState(false);
  // As text, because the warnings are made anew at each render.
  const facts = JSON.stringify(standing);
  useEffect(() => {
    if (readAccessToken() === null || !isPresentCustomer(id)) return;
    tellWarnings(memory, JSON.parse(facts), notices.announce);
  }, [id, memory, facts]);
  if (!isNeeded && byUrgency(standing).length > 0) setNeeded(true);
  return isNeeded ? (
    <Suspense>
      <WarningPlace key={id} standing={standing} />
    </Suspense>
  ) : null;
};

export default Warnings;
