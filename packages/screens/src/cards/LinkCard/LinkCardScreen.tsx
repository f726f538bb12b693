import { ErrorState } from '@may/ui/components/ErrorState/ErrorState.tsx';
import { Page } from '@may/ui/patterns/Page/Page.tsx';
import { useTranslation } from 'react-i18next';
import { CardForm } from './CardForm.tsx';
import * as styles from './LinkCard.css.ts';
import { LinkResult } from './LinkResult.tsx';
import type { LinkCardProblem, LinkCardScreenProps } from './linkCard.ts';

/** Links a card in the card provider's own form (spec section 2, /link-card). */
export const LinkCardScreen = ({ content, hrefs, isInterruptedTopUp }: LinkCardScreenProps) => {
  const { t } = useTranslation(['linkCard', 'shell']);
  if ('result' in content) return <LinkResult {...content} isInterruptedTopUp={isInterruptedTopUp} />;
  return (
    <Page title={t('title')} homeHref={hrefs.home} crumbs={[{ label: t('shell:menu.topUp'), href: hrefs.payment }]}>
      {'problem' in content ? (
        <Problem {...content} paymentHref={hrefs.payment} />
      ) : (
        <CardForm {...content} isInterruptedTopUp={isInterruptedTopUp} />
      )}
    </Page>
  );
};

const Problem = ({ problem, serverMessage, busy, onRetry, paymentHref }: LinkCardProblem & { paymentHref: string }) => {
  const { t } = useTranslation('linkCard');
  return (
    <div className={styles.columns}>
      <ErrorState
        error={`linkCard:problem.${problem}`}
        detail={serverMessage ?? undefined}
        // The card provider's key is a setting of the portal, so another request would fail in the same way.
        onRetry={problem === 'notConfigured' ? undefined : onRetry}
        retrying={busy}
        action={{ label: t('action.backToTopUp'), href: paymentHref }}
      />
    </div>
  );
};
