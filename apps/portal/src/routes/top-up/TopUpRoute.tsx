import { TopUpScreen } from '@may/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PendingTray } from '../../attempts/PendingTray.tsx';
import { useSignedInMe } from '../../data/me.ts';
import { useBalance } from '../../data/walletReads.ts';
import { useOnline } from '../../layouts/useOnline.ts';
import { paths } from '../../paths.ts';
import { topUpProps } from './topUpProps.ts';
import { useTopUp } from './useTopUp.ts';

const TopUp = ({ onAnother }: { onAnother: () => void }) => {
  const me = useSignedInMe();
  const [snapshot, send] = useTopUp(me);
  return (
    <TopUpScreen
      {...topUpProps(snapshot, me.region)}
      offline={!useOnline()}
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
      onStartOver={() => (snapshot.status === 'done' ? onAnother() : send({ type: 'startOver' }))}
    />
  );
};

/** /payment: the top-up machine and its screen, anew for each top-up. */
const TopUpRoute = () => {
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const startAnother = () => {
    navigate(paths.payment, { replace: true });
    setRound(round + 1);
  };
  return <TopUp key={round} onAnother={startAnother} />;
};

export default TopUpRoute;
