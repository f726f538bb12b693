import type { Money } from '@may/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../components/Stack/Stack.tsx';
import type { Loadable } from '../../patterns/Loadable.ts';
import { Page } from '../../patterns/Page/Page.tsx';
import { AmountSection } from './AmountSection.tsx';
import { MeansSection } from './MeansSection.tsx';
import { Message } from './Message.tsx';
import { Summary } from './Summary.tsx';
import * as styles from './TopUp.css.ts';
import type { TopUpForm, TopUpMessage } from './topUp.ts';
import { WalletBalance } from './WalletBalance.tsx';

export type TopUpScreenProps = {
  balance: Loadable<Money | null>;
  /** The list of top-ups whose outcome is unknown. */
  pendingTopUps: ReactNode;
  hrefs: { home: string; transactions: string; linkCard: string };
  /** The form, or the message that replaces it. */
  content: { form: TopUpForm } | { message: TopUpMessage };
};

/** Tops up the wallet: amount, group, method or card, payment (spec section 2, /payment; docs/flows.md#topup). */
export const TopUpScreen = ({ balance, pendingTopUps, hrefs, content }: TopUpScreenProps) => {
  const { t } = useTranslation('topUp');
  if ('message' in content) return <Message {...content.message} hrefs={hrefs} />;
  const { form } = content;
  return (
    <Page title={t('title')} homeHref={hrefs.home} action={<WalletBalance balance={balance} />}>
      {pendingTopUps}
      <div className={styles.columns}>
        <div inert={form.locked}>
          <Stack space="large">
            <AmountSection {...form.amount} />
            {form.means ? <MeansSection {...form.means} linkCardHref={hrefs.linkCard} /> : null}
          </Stack>
        </div>
        <div className={styles.summary}>
          <Summary form={form} balance={balance} />
        </div>
      </div>
    </Page>
  );
};
