import { useTranslation } from 'react-i18next';
import { useNoticeOf } from '../../notices/useNoticeOf.ts';
import type { TopUpSnapshot } from '../../routes/top-up/connectTopUpForm.ts';
import type { CardConfirmationSnapshot } from './connectCardConfirmation.ts';

const nothing = {};

/** What is told of a payment by card beside its screen (spec §8): paid, declined in the card provider's words, or not sent at all. */
export const useCardNotices = (topUp: TopUpSnapshot, card: CardConfirmationSnapshot | undefined): void => {
  const { t } = useTranslation(['topUp', 'common']);
  const error = card?.context.error ?? null;
  const isPaid = topUp.matches({ succeeded: 'now' }) && topUp.context.group === 'card';
  useNoticeOf(isPaid ? nothing : null, { title: t('card.succeeded.title'), tone: 'positive' });
  useNoticeOf(card?.matches('failed') ? (error ?? nothing) : null, {
    title: t('failed.cardRefused.title'),
    text: t('failed.cardRefused.text'),
    tone: 'critical',
    stays: false,
  });
  const refusal = error?.kind === 'otherAmount' ? 'otherAmount' : 'declined';
  useNoticeOf(card?.matches('declined') ? (error ?? nothing) : null, {
    ...(error?.serverMessage
      ? { title: t('common:error'), text: error.serverMessage }
      : { title: t(`failed.${refusal}.title`), text: t(`failed.${refusal}.text`) }),
    tone: 'critical',
    stays: false,
  });
};
