import { type CardPaymentSuccessScreenProps, fetchPart } from '@may/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAttemptTools } from '../../money/attempts/useAttemptTools.ts';
import { aboutOf, isOwnPayment, readPaymentReturn } from './cardReturn.ts';

const parameters = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];

/** Asks the card provider about the payment in the address, and again while it is processing. Removes the secret from the address. */
export const useCardReturn = (): Omit<CardPaymentSuccessScreenProps, 'hrefs'> => {
  const tools = useAttemptTools();
  const [search, setSearch] = useSearchParams();
  const [secret] = useState(() => readPaymentReturn(search));
  useEffect(() => {
    setSearch(
      (current) => {
        for (const name of parameters) current.delete(name);
        return current;
      },
      { replace: true },
    );
  }, [setSearch]);
  const asked = useQuery({
    queryKey: ['cardReturn', tools?.userId, secret],
    queryFn: async () => {
      if (tools === null || secret === null) return null;
      if (!(await isOwnPayment(secret, tools.store.list(tools.userId), tools.listTransactions))) return null;
      const { retrievePayment } = await fetchPart(() => import('../../money/cards/cardProvider.ts'));
      return retrievePayment(secret);
    },
    enabled: secret !== null && tools !== null,
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? 5_000 : false),
  });
  const words = { serverMessage: null, checking: asked.isFetching, onCheck: () => void asked.refetch() };
  // A payment of another customer, or none, shows as "no payment".
  if (secret === null || asked.data === null) return { ...words, about: 'noIntent' };
  if (asked.isPending) return { ...words, about: 'checking' };
  return { ...words, about: asked.data ? aboutOf(asked.data) : 'unreachable' };
};
