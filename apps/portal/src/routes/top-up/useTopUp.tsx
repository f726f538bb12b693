import type { Me } from '@may/api';
import { currencyOfRegion, isUnresolved, topUpLimits } from '@may/domain';
import type { TopUpInput } from '@may/machines';
import type { TopUpScreenProps } from '@may/ui';
import { useMachine, useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { attemptStore } from '../../attempts/attemptStore.ts';
import { PendingTray } from '../../attempts/PendingTray.tsx';
import { useTopUpAttempts } from '../../attempts/useTopUpAttempts.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { usePageReturn } from '../../browser/usePageReturn.ts';
import { config } from '../../config.ts';
import { useSignedInMe } from '../../data/me.ts';
import { useBalance } from '../../data/walletReads.ts';
import { useNoticeOf } from '../../notices/useNoticeOf.ts';
import { href } from '../../router/href.ts';
import { connectTopUp } from './connectTopUp.ts';
import { provideTopUp } from './provideTopUp.ts';
import { emptyDraft, topUpDraft } from './topUpDraft.ts';

/** Where a card will be linked; the page comes with card payments, and no press leads there before. */
const linkCardHref = '/link-card';

/** How the flow starts: in the attempt the address or this tab's draft names, if it is unresolved; else where the draft was left. */
const startTopUp = ({ id, region }: Me, attemptKey: string | null): TopUpInput => {
  const currency = currencyOfRegion(region);
  const draft = topUpDraft.read() ?? emptyDraft;
  const key = attemptKey ?? draft.attemptKey;
  const attempt = attemptStore.list(id).find((candidate) => candidate.key === key && isUnresolved(candidate));
  return {
    currency,
    ...topUpLimits[currency],
    repeatsAreOne: config.provider.idempotencyKey,
    draft,
    attempt: attempt ? { key: attempt.key, intent: { amount: attempt.amount, method: attempt.method } } : null,
  };
};

/** Runs the top-up of the customer: the machine, what it is provided with, and the screen's props. */
export const useTopUp = (attemptKey: string | null): TopUpScreenProps => {
  const me = useSignedInMe();
  const attempts = useTopUpAttempts();
  const navigate = useNavigate();
  if (!attempts) throw new Error('useTopUp needs a signed-in customer: put the route behind the guard in AppLayout.');
  const machine = provideTopUp({
    attempts,
    leaveFor: (url) => window.location.assign(url),
    goToLinkCard: () => void navigate(linkCardHref),
    leaveAttempt: () => void navigate(href('payment'), { replace: true }),
  });
  const [snapshot, send] = useMachine(machine, { input: startTopUp(me, attemptKey) });
  const attempt = useSelector(snapshot.children.attempt, (current) => current);
  const { t } = useTranslation('topUp');
  const { error } = snapshot.context;
  const refusal = snapshot.matches({ choosing: { ready: 'refused' } }) && error?.kind === 'refused' ? error : null;
  const notice = { title: t('failed.refused.title'), text: t('failed.refused.text') };
  useNoticeOf(refusal, { ...notice, tone: 'critical', stays: false });
  usePageReturn(() => send({ type: 'return' }));
  return {
    ...connectTopUp(snapshot, attempt, send, { region: me.region, offline: !useOnline() }),
    balance: useBalance(),
    pendingTopUps: <PendingTray />,
    hrefs: { home: href('dashboard'), transactions: href('transactions'), linkCard: linkCardHref },
  };
};
