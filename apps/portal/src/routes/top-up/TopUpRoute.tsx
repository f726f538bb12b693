import { TopUpScreen } from '@may/ui';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { attemptStore } from '../../attempts/attemptStore.ts';
import { PendingTray } from '../../attempts/PendingTray.tsx';
import { config } from '../../config.ts';
import { useApi } from '../../data/DataProvider.tsx';
import { useSignedInMe } from '../../data/me.ts';
import { useBalance } from '../../data/walletReads.ts';
import { paths } from '../../paths.ts';
import { provideTopUp } from './provideTopUp.ts';
import { startTopUp } from './startTopUp.ts';
import { clearDraft, readDraft, writeDraft } from './topUpDraft.ts';
import { topUpProps } from './topUpProps.ts';
import { usePageReturn } from './usePageReturn.ts';

/** /payment: the top-up machine and its screen. */
const TopUpRoute = () => {
  const api = useApi();
  const me = useSignedInMe();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [snapshot, send, actor] = useMachine(
    provideTopUp({
      api,
      userId: me.id,
      attempts: attemptStore,
      checkoutHosts: config.checkoutHosts,
      leaveFor: (url) => window.location.assign(url),
      goToLinkCard: () => navigate(`${paths.linkCard}?returnTo=${encodeURIComponent(paths.payment)}`),
      forgetDraft: clearDraft,
    }),
    { input: startTopUp(me, attemptStore, readDraft(), search.get('attempt')) },
  );
  useEffect(() => {
    const { unsubscribe } = actor.subscribe(({ status, context: { amount, group, method, cardId, attemptKey } }) => {
      if (status === 'active') writeDraft({ amount, group, method, cardId, attemptKey });
    });
    return unsubscribe;
  }, [actor]);
  usePageReturn(() => send({ type: 'return' }));

  return (
    <TopUpScreen
      {...topUpProps(snapshot, me.region)}
      balance={useBalance()}
      pendingTopUps={<PendingTray />}
      hrefs={{ home: paths.dashboard, transactions: paths.transactions, linkCard: paths.linkCard }}
      onAmountChange={(amount) => send({ type: 'amount.change', amount })}
      onGroupSelect={(group) => send({ type: 'group.select', group })}
      onMethodSelect={(method) => send({ type: 'method.select', method })}
      onCardSelect={(cardId) => send({ type: 'card.select', cardId })}
      onPay={() => send({ type: 'pay' })}
      onRetry={() => send({ type: 'retry' })}
      onCancel={() => send({ type: 'cancel' })}
      onLeave={() => send({ type: 'leave' })}
      onCheck={() => send({ type: 'check' })}
      onResume={() => send({ type: 'resume' })}
      onStartOver={() => send({ type: 'startOver' })}
    />
  );
};

export default TopUpRoute;
