import type { Money } from '@may/domain/money.ts';
import { mainContentId } from '@may/ui/components/AppShell/AppShell.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Page } from '@may/ui/patterns/Page/Page.tsx';
import { StatusPage } from '@may/ui/patterns/StatusPage/StatusPage.tsx';
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardChoiceProps } from '../CardChoice/CardChoice.tsx';
import type { TopUpForm, TopUpMessage } from '../topUp.ts';
import { AmountSection } from './AmountSection.tsx';
import { MeansSection } from './MeansSection.tsx';
import type { MessageProps } from './Message.tsx';
import { Summary } from './Summary.tsx';
import * as styles from './TopUp.css.ts';
import { WalletBalance } from './WalletBalance.tsx';

export type TopUpScreenProps = {
  balance: Loadable<Money | null>;
  /** The list of top-ups whose outcome is unknown. */
  pendingTopUps: ReactNode;
  hrefs: { home: string; transactions: string; linkCard: string };
  /** Components that the page shows after a choice or a press, so that their code may arrive after the page. */
  parts: { CardChoice: ComponentType<CardChoiceProps>; Message: ComponentType<MessageProps> };
  /** The form, or the message that replaces it. */
  content: { form: TopUpForm } | { message: TopUpMessage };
};

/** Gives the focus to the page's content when the form or the message is gone with the control that had it. */
const useFocusKept = (isMessage: boolean): void => {
  const was = useRef(isMessage);
  useEffect(() => {
    if (was.current !== isMessage && document.activeElement === document.body)
      document.getElementById(mainContentId)?.focus({ preventScroll: true });
    was.current = isMessage;
  }, [isMessage]);
};

/** Tops up the wallet: amount, group, method or card, payment (spec section 2, /payment; docs/flows.md#topup). */
export const TopUpScreen = ({ balance, pendingTopUps, hrefs, parts, content }: TopUpScreenProps) => {
  const { t } = useTranslation(['topUp', 'common']);
  const isMessage = 'message' in content;
  useFocusKept(isMessage);
  if (isMessage) {
    return (
      <Suspense
        fallback={
          <StatusPage live icon={icons.wallet} title={t('title')} text={t('common:loading')}>
            <Skeleton shape="block" />
          </StatusPage>
        }
      >
        <parts.Message {...content.message} hrefs={hrefs} />
      </Suspense>
    );
  }
  const { form } = content;
  return (
    <Page title={t('title')} homeHref={hrefs.home} action={<WalletBalance balance={balance} />}>
      {pendingTopUps}
      <div className={styles.columns}>
        <div inert={form.locked}>
          <Stack space="large">
            <AmountSection {...form.amount} />
            {form.means ? (
              <MeansSection {...form.means} linkCardHref={hrefs.linkCard} CardChoice={parts.CardChoice} />
            ) : null}
          </Stack>
        </div>
        <div className={styles.summary}>
          <Summary form={form} balance={balance} />
        </div>
      </div>
    </Page>
  );
};
