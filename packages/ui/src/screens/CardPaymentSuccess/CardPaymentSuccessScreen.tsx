import { useTranslation } from 'react-i18next';
import type { IconType } from '../../components/Icon/icons.ts';
import * as icons from '../../components/Icon/icons.ts';
import { StatusPage } from '../../patterns/StatusPage/StatusPage.tsx';
import type { Tone } from '../../theme/tokens.ts';

export type CardPaymentSuccessScreenProps = {
  /** The card provider's answer about the payment; `noIntent`: the address names no payment. */
  about: 'checking' | 'succeeded' | 'processing' | 'failed' | 'noIntent' | 'unreachable';
  /** The card provider's own message. */
  serverMessage: string | null;
  /** Asks the card provider again; missing when a new answer cannot change the page. */
  onCheck?: () => void;
  /** True while the card provider is asked again. */
  checking?: boolean;
  hrefs: { home: string; transactions: string };
};

const looks: Record<CardPaymentSuccessScreenProps['about'], { icon: IconType; tone: Tone }> = {
  checking: { icon: icons.clock, tone: 'neutral' },
  succeeded: { icon: icons.success, tone: 'positive' },
  processing: { icon: icons.clock, tone: 'caution' },
  failed: { icon: icons.alert, tone: 'critical' },
  noIntent: { icon: icons.card, tone: 'neutral' },
  unreachable: { icon: icons.offline, tone: 'caution' },
};

/** The page that the card provider returns to; only a confirmed payment has the title of success (spec section 2, Card payment success page). */
export const CardPaymentSuccessScreen = ({
  about,
  serverMessage,
  onCheck,
  checking,
  hrefs,
}: CardPaymentSuccessScreenProps) => {
  const { t } = useTranslation(['paymentResult', 'common']);
  const words = {
    checking: { title: t('checking.title'), text: t('checking.text') },
    succeeded: { title: t('card.confirmed.title'), text: t('card.confirmed.text') },
    processing: { title: t('card.processing.title'), text: t('card.processing.text') },
    // The card provider's message replaces ours (spec section 8).
    failed: serverMessage
      ? { title: t('common:error'), text: serverMessage }
      : { title: t('card.failed.title'), text: t('card.failed.text') },
    noIntent: { title: t('card.unconfirmed.title'), text: t('card.unconfirmed.text') },
    unreachable: { title: t('unreachable.title'), text: t('unreachable.text') },
  }[about];
  return (
    <StatusPage
      live
      {...looks[about]}
      {...words}
      detail={about === 'failed' ? null : serverMessage}
      actions={[
        ...(onCheck ? [{ label: t('common:checkAgain'), icon: icons.retry, busy: checking, onPress: onCheck }] : []),
        { label: t('common:backToHome'), href: hrefs.home, isLikeliest: about !== 'checking' },
        ...(about === 'succeeded' || about === 'checking'
          ? []
          : [{ label: t('common:seeTransactions'), href: hrefs.transactions }]),
      ]}
    />
  );
};
