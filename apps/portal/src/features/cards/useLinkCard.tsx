import type { LinkCardScreenProps } from '@may/screens/cards/LinkCard/linkCard.ts';
import { useOnline } from '@may/ui';
import type { StripeElements } from '@stripe/stripe-js';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { cardReturnSecret, forgetCardReturn } from '../../boot/cardReturn.ts';
import { origin } from '../../browser/origin.ts';
import { useUnderWay } from '../../browser/underWay.ts';
import { usePageReturn } from '../../browser/usePageReturn.ts';
import { cardQueries } from '../../data/cards.queries.ts';
import { useApi } from '../../data/DataProvider.tsx';
import { makeStale } from '../../data/queryClient.ts';
import { href } from '../../router/href.ts';
import { lazyPlace } from '../../router/lazyPlace.tsx';
import { connectLinkCard } from './connectLinkCard.ts';
import { provideLinkCard } from './provideLinkCard.ts';

const CardForm = lazyPlace(() => import('./CardForm.tsx'));

export const useLinkCard = (): LinkCardScreenProps => {
  const { auth } = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  // The same for all renders, each of which gives the machine new effects.
  const [cardSecret] = useState(() => ({ current: cardReturnSecret('setup_intent') }));
  const elements = useRef<StripeElements | null>(null);
  // Only the top-up may follow this page; any other `returnTo` of a link is ignored.
  const isInterruptedTopUp = search.get('returnTo') === href('payment');
  const goToTopUp = () => void navigate(href('payment'));
  useEffect(forgetCardReturn, []);
  const machine = provideLinkCard({
    auth,
    elements: () => elements.current,
    returnUrl: origin + href('linkCard', isInterruptedTopUp ? { returnTo: href('payment') } : {}),
    cardSecret,
    consumeReturn: forgetCardReturn,
    welcomeCard: () => {
      void makeStale(queryClient, [cardQueries.all]);
      if (isInterruptedTopUp) goToTopUp();
    },
  });
  const [snapshot, send] = useMachine(machine, { input: { isReturn: cardSecret.current !== null } });
  useUnderWay(
    snapshot.matches('confirming') ||
      snapshot.matches('leaving') ||
      snapshot.matches('retrievingSetupIntent') ||
      snapshot.matches('processing'),
  );
  const [events] = useState(() => ({
    onElements: (form: StripeElements | null) => {
      elements.current = form;
    },
    onShown: () => send({ type: 'form.shown' }),
    onLost: () => send({ type: 'form.lost' }),
  }));
  usePageReturn(() => send({ type: 'return' }));
  const form = (
    <Suspense>
      <CardForm {...events} />
    </Suspense>
  );
  const offline = !useOnline();
  return {
    ...connectLinkCard(snapshot, send, { form, offline, isInterruptedTopUp, goToTopUp }),
    hrefs: { home: href('dashboard'), payment: href('payment') },
    isInterruptedTopUp,
  };
};
