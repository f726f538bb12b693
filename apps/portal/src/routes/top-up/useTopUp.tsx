import type { TopUpScreenProps } from '@may/ui';
import { useMachine, useSelector } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { attemptStore } from '../../attempts/attemptStore.ts';
import { PendingTray } from '../../attempts/PendingTray.tsx';
import { useTopUpAttempts } from '../../attempts/useTopUpAttempts.ts';
import { useSignedInMe } from '../../data/me.ts';
import { useBalance } from '../../data/walletReads.ts';
import { useOnline } from '../../layouts/useOnline.ts';
import { linkCardPath, paths } from '../../paths.ts';
import { connectTopUp } from './connectTopUp.ts';
import { provideTopUp } from './provideTopUp.ts';
import { startTopUp } from './startTopUp.ts';
import { usePageReturn } from './usePageReturn.ts';

/** Runs the top-up of the customer: the machine, what it is provided with, and the screen's props. */
export const useTopUp = (attemptKey: string | null): TopUpScreenProps => {
  const me = useSignedInMe();
  const attempts = useTopUpAttempts();
  const navigate = useNavigate();
  if (!attempts) throw new Error('useTopUp needs a signed-in customer: put the route behind the guard in AppLayout.');
  const machine = provideTopUp({
    attempts,
    leaveFor: (url) => window.location.assign(url),
    goToLinkCard: () => void navigate(linkCardPath()),
    leaveAttempt: () => void navigate(paths.payment, { replace: true }),
  });
  const [snapshot, send] = useMachine(machine, { input: startTopUp(me, attemptStore, attemptKey) });
  const attempt = useSelector(snapshot.children.attempt, (current) => current);
  usePageReturn(() => send({ type: 'return' }));
  return {
    ...connectTopUp(snapshot, attempt, send, { region: me.region, offline: !useOnline() }),
    balance: useBalance(),
    pendingTopUps: <PendingTray />,
    hrefs: { home: paths.dashboard, transactions: paths.transactions, linkCard: linkCardPath() },
  };
};
