import {
  CardPaymentSuccessScreen,
  type CardPaymentSuccessScreenProps,
} from '@may/screens/cards/CardPaymentSuccess/CardPaymentSuccessScreen.tsx';
import { fetchPart } from '@may/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { cardReturnSecret, forgetCardReturn } from '../../boot/cardReturn.ts';
import { useAttemptTools } from '../../money/attempts/useAttemptTools.ts';
import { href } from '../../router/href.ts';
import { aboutOf, isOwnPayment } from './cardReturn.ts';

/** Asks the card provider about the payment from which it returned, and again while it is processing. */
const useCardReturn = (): Omit<CardPaymentSuccessScreenProps, 'hrefs'> => {
  const tools = useAttemptTools();
  const [secret] = useState(() => cardReturnSecret('payment_intent'));
  useEffect(forgetCardReturn, []);
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

/** /payments/{card_provider}/success: the card provider's status of the payment that it returns from. */
const CardPaymentSuccessRoute = () => (
  <CardPaymentSuccessScreen
    {...useCardReturn()}
    hrefs={{ home: href('dashboard'), transactions: href('transactions') }}
  />
);

export default CardPaymentSuccessRoute;
