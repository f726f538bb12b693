import { isApiError } from '@may/api';
import type { LinkedCard } from '@may/domain';
import { cardName, type TopUpForm } from '@may/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { notices } from '../notices/notices.ts';
import { draft } from '../storage/draft.ts';
import { cardQueries } from './cards.queries.ts';
import { useApi } from './DataProvider.tsx';
import { readAgain } from './readAgain.ts';

/** The card this session made the default last, for a provider that does not tell which one is. */
const attached = draft('attachedCard', v.string());

type StandardCard = NonNullable<NonNullable<TopUpForm['means']>['cards']>['standard'];

/** Which card is charged by default, as the provider says or else as this session attached last, and how to make it another (spec §4, §8). */
export const useStandardCard = (cards: readonly LinkedCard[]): StandardCard => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { t } = useTranslation(['topUp', 'common']);
  const [own, setOwn] = useState(attached.read);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (card: LinkedCard) => api.cards.attachCard(card.id),
    onSuccess: (_, card) => {
      attached.write(card.id);
      setOwn(card.id);
      notices.notify({ title: t('card.attached'), text: cardName(card), tone: 'positive' });
      return readAgain(queryClient, [cardQueries.all]);
    },
    onError: (error) => {
      const serverMessage = isApiError(error) ? error.serverMessage : null;
      const text = [t('card.notAttached'), serverMessage].filter(Boolean).join(' ');
      notices.notify({ title: t('common:error'), text, tone: 'critical' });
    },
  });
  const told = cards.find(({ isDefault }) => isDefault === true)?.id ?? null;
  const isToldByProvider = cards.some(({ isDefault }) => isDefault !== null);
  const linked = cards.some(({ id }) => id === own) ? own : null;
  return {
    cardId: isToldByProvider ? told : linked,
    isToldByProvider,
    busyId: isPending ? variables.id : null,
    onMakeStandard: (cardId) => {
      const card = cards.find(({ id }) => id === cardId);
      if (card && !isPending) mutate(card);
    },
  };
};
