import type { Me } from '@may/api';
import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { attemptStore } from '../../attempts/attemptStore.ts';
import { config } from '../../config.ts';
import { useApi } from '../../data/DataProvider.tsx';
import { paths } from '../../paths.ts';
import { provideTopUp } from './provideTopUp.ts';
import { startTopUp } from './startTopUp.ts';
import { clearDraft, readDraft, writeDraft } from './topUpDraft.ts';
import { usePageReturn } from './usePageReturn.ts';

/** Runs the top-up of a customer: what it must remember is in this tab's draft and in the store of attempts. */
export const useTopUp = (me: Me) => {
  const api = useApi();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const leftFor = useRef<string | null>(null);
  const machine = provideTopUp({
    api,
    userId: me.id,
    attempts: attemptStore,
    checkoutHosts: config.checkoutHosts,
    leaveFor: (url) => {
      // Pressed and then waited for: leaving once is enough.
      if (leftFor.current !== url) window.location.assign(url);
      leftFor.current = url;
    },
    goToLinkCard: () => navigate(`${paths.linkCard}?returnTo=${encodeURIComponent(paths.payment)}`),
    forgetDraft: clearDraft,
  });
  const [snapshot, send, actor] = useMachine(machine, {
    input: startTopUp(me, attemptStore, readDraft(), search.get('attempt')),
  });

  useEffect(() => {
    const { unsubscribe } = actor.subscribe(({ status, context: { amount, group, method, cardId, attemptKey } }) => {
      if (status === 'active') writeDraft({ amount, group, method, cardId, attemptKey });
    });
    return unsubscribe;
  }, [actor]);
  usePageReturn(() => {
    leftFor.current = null;
    send({ type: 'return' });
  });

  return [snapshot, send] as const;
};
