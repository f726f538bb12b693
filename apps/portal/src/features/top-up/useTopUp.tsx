import type { TopUpEvent } from '@may/machines/top-up/topUp.types.ts';
import type { TopUpScreenProps } from '@may/screens/top-up/TopUp/TopUpScreen.tsx';
import { Skeleton, useOnline, whenIdle } from '@may/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine, useSelector } from '@xstate/react';
import { Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { config } from '../../browser/config.ts';
import { endForeignAnswers, useUnderWay } from '../../browser/underWay.ts';
import { usePageReturn } from '../../browser/usePageReturn.ts';
import { useBalance, useSignedInMe } from '../../data/customer.queries.ts';
import { attemptStore } from '../../money/attempts/attemptStore.ts';
import { useAttemptTools } from '../../money/attempts/useAttemptTools.ts';
import { useOtherTabs } from '../../money/attempts/useOtherTabs.ts';
import { useRoom } from '../../money/attempts/useRoom.ts';
import { cardPaymentsOf } from '../../money/cards/cardPaymentsOf.ts';
import { cancelSquare, squareStage, subscribeToSquare } from '../../money/cards/squareForm.ts';
import { listCardsWith, useCardOptions, useStandardCard } from '../../money/cards/useStandardCard.ts';
import { href } from '../../router/href.ts';
import { lazyPlace } from '../../router/lazyPlace.tsx';
import { wayBack } from '../../router/wayBack.ts';
import { connectTopUp } from './connectTopUp.ts';
import { PendingTray } from './PendingTray.tsx';
import { provideTopUp } from './provideTopUp.ts';
import { startTopUp, type TopUpAddress } from './topUpDraft.ts';
import { useTopUpAttempts } from './useTopUpAttempts.ts';

const hasLinkedCards = config.cardKey !== '';
// A partly configured Square form shows a message in its place.
const hasSquareForm = config.square.applicationId !== '' || config.square.locationId !== '';
const cardsAreTyped = !hasLinkedCards && hasSquareForm;
const linkCardHref = href('linkCard', { returnTo: href('payment') });

const SquareForm = lazyPlace(() => import('../../money/cards/SquareForm.tsx'));
const squareForm = hasSquareForm ? (
  <Suspense fallback={<Skeleton shape="block" />}>
    <SquareForm />
  </Suspense>
) : null;

const parts = {
  CardChoice: lazyPlace(() => import('./CardChoicePart.tsx')),
  Message: lazyPlace(() => import('./MessagePart.tsx')),
};

export const useTopUp = (address: TopUpAddress): TopUpScreenProps => {
  const me = useSignedInMe();
  const tools = useAttemptTools();
  const attempts = useTopUpAttempts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  if (!attempts || !tools)
    throw new Error('useTopUp needs a signed-in customer: put the route behind the guard in AppLayout.');
  useEffect(() => {
    // A choice or a press finds its code here; one that comes earlier fetches it, and tells a failure.
    void whenIdle()
      .then(() => Promise.all([parts.CardChoice.preload(), parts.Message.preload()]))
      .catch(() => undefined);
  }, []);
  // Made once: a machine builds all of its states again for each set of effects.
  const machine = useMemo(
    () =>
      provideTopUp({
        attempts,
        cardPayments: cardPaymentsOf(tools),
        listCards: listCardsWith(tools.api, queryClient),
        leaveFor: (url) => window.location.assign(url),
        goToLinkCard: () => void navigate(linkCardHref),
        leaveAttempt: () =>
          void Promise.resolve(navigate(href('payment'), { replace: true })).then(() => {
            // A browser that has refused the attempt would forget it with the page.
            if (attemptStore.write([])) endForeignAnswers(window);
          }),
      }),
    [attempts, tools, queryClient, navigate],
  );
  const start = {
    region: me.region,
    attempts: attemptStore.list(me.id),
    over: attemptStore.listOver(me.id),
    repeatsAreOne: config.provider.idempotencyKey,
    cardsAreTyped,
  };
  const [snapshot, send] = useMachine(machine, { input: startTopUp(start, address) });
  useUnderWay(snapshot.matches('paying') || snapshot.matches('leaving') || snapshot.matches('confirmingCard'));
  const children = {
    attempt: useSelector(snapshot.children.attempt, (current) => current),
    card: useSelector(snapshot.children.cardConfirmation, (current) => current),
  };
  const cards = useCardOptions(hasLinkedCards && snapshot.context.group === 'card');
  const standard = useStandardCard(cards.options);
  const stage = useSyncExternalStore(subscribeToSquare, squareStage, squareStage);
  useOtherTabs(children.card?.context.key ?? children.attempt?.context.key ?? snapshot.context.attemptKey, send);
  usePageReturn(() => {
    send({ type: 'return' });
    // This page did not hear changes of other tabs while the browser had it in its cache.
    send({ type: 'check' });
  });
  const { canKeep, isWarned } = useRoom(attemptStore);
  const press = (event: TopUpEvent) => {
    if (event.type !== 'pay' || isWarned()) send(event);
    // The form has the warning.
    else if (snapshot.matches('alreadyPaid')) send({ type: 'cancel' });
  };
  const returnTo = wayBack.read();
  const goOn = () => {
    wayBack.clear();
    void navigate(returnTo ?? href('dashboard'));
  };
  const circumstances = {
    region: me.region,
    offline: !useOnline(),
    canKeep,
    listOver: () => attemptStore.listOver(me.id),
    listPaid: (intent: Parameters<typeof attemptStore.listPaid>[1]) => attemptStore.listPaid(me.id, intent),
    attemptOf: (key: string | null) => (key && attemptStore.find(key)) || null,
    goOn: returnTo === null ? null : goOn,
    cards:
      hasLinkedCards || hasSquareForm
        ? { ...cards, standard, squareForm, squareStage: stage, onSquareCancel: cancelSquare, areTyped: cardsAreTyped }
        : null,
  };
  return {
    ...connectTopUp(snapshot, children, press, circumstances),
    balance: useBalance(),
    pendingTopUps: <PendingTray />,
    parts,
    hrefs: { home: href('dashboard'), transactions: href('transactions'), linkCard: linkCardHref },
  };
};
