import { useTranslation } from 'react-i18next';
import * as icons from '../../components/Icon/icons.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { StatusPage } from '../StatusPage/StatusPage.tsx';

export interface CardPaymentSuccessScreenProps {
  /** The provider said that this payment succeeded; without it the page claims nothing. */
  confirmed?: boolean;
  hrefs: { home: string; transactions: string };
}

/** Where the card provider returns to: a title and the way home (spec section 2, Card payment success page). */
export const CardPaymentSuccessScreen = ({ confirmed, hrefs }: CardPaymentSuccessScreenProps) => {
  const { t } = useTranslation(['paymentResult', 'common']);
  const outcome = confirmed ? 'confirmed' : 'unconfirmed';
  return (
    <StatusPage
      icon={confirmed ? icons.success : icons.card}
      tone={confirmed ? 'positive' : 'neutral'}
      title={t(`card.${outcome}.title`)}
      text={t(`card.${outcome}.text`)}
      actions={
        <>
          <LinkButton href={hrefs.home}>{t('common:backToHome')}</LinkButton>
          {confirmed ? null : (
            <LinkButton href={hrefs.transactions} variant="outline" tone="neutral">
              {t('common:seeTransactions')}
            </LinkButton>
          )}
        </>
      }
    />
  );
};
