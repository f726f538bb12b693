import type { IconType } from '@may/ui/components/Icon/icons.ts';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { tellError, titled } from '@may/ui/errors/tellError.ts';
import { StatusPage } from '@may/ui/patterns/StatusPage/StatusPage.tsx';
import type { Tone } from '@may/ui/theme/tokens.ts';
import { useTranslation } from 'react-i18next';

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

const looks = {
  checking: { icon: icons.clock, tone: 'neutral' },
  succeeded: { icon: icons.success, tone: 'positive' },
  processing: { icon: icons.clock, tone: 'caution' },
  failed: { icon: icons.alert, tone: 'critical' },
  noIntent: { icon: icons.card, tone: 'neutral' },
  unreachable: { icon: icons.offline, tone: 'caution' },
} as const satisfies Record<CardPaymentSuccessScreenProps['about'], { icon: IconType; tone: Tone }>;

/** The page that the card provider returns to; only a confirmed payment has the title of success (spec section 2, Card payment success page). */
export const CardPaymentSuccessScreen = ({
  about,
  serverMessage,
  onCheck,
  checking,
  hrefs,
}: CardPaymentSuccessScreenProps) => {
  const { t } = useTranslation(['paymentResult', 'common']);
  const failed = tellError(t, 'paymentResult:card.failed');
  const look = {
    checking: { ...looks.checking, title: t('checking.title'), text: t('checking.text') },
    succeeded: { ...looks.succeeded, title: t('card.confirmed.title'), text: t('card.confirmed.text') },
    processing: { ...looks.processing, title: t('card.processing.title'), text: t('card.processing.text') },
    // The card provider's message replaces ours (spec section 8).
    failed: {
      ...looks.failed,
      ...(serverMessage ? { ...titled(t, failed.text), text: serverMessage } : failed),
    },
    noIntent: { ...looks.noIntent, title: t('card.unconfirmed.title'), text: t('card.unconfirmed.text') },
    unreachable: { ...looks.unreachable, ...tellError(t, 'paymentResult:unreachable') },
  }[about];
  return (
    <StatusPage
      live
      {...look}
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
