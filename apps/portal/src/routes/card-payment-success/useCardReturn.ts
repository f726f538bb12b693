import { type CardPaymentSuccessScreenProps, fetchPart } from '@may/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { aboutOf, readPaymentReturn } from './cardReturn.ts';

const parameters = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];

/** Asks the card provider about the payment that the address names, again while it is being processed; the address keeps no secret. */
export const useCardReturn = (): Omit<CardPaymentSuccessScreenProps, 'hrefs'> => {
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
    queryKey: ['cardReturn', secret],
    queryFn: async () => {
      const { retrievePayment } = await fetchPart(() => import('../../cards/cardProvider.ts'));
      return retrievePayment(secret ?? '');
    },
    // The card provider asks for its own secret, not for a session.
    enabled: secret !== null,
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? 5_000 : false),
  });
  const words = { serverMessage: null, checking: asked.isFetching, onCheck: () => void asked.refetch() };
  if (secret === null) return { ...words, about: 'noIntent' };
  if (asked.isPending) return { ...words, about: 'checking' };
  return { ...words, about: asked.data ? aboutOf(asked.data) : 'unreachable' };
};
