import { Card } from '@may/ui/components/Card/Card.tsx';
import { Grid } from '@may/ui/components/Grid/Grid.tsx';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Page } from '@may/ui/patterns/Page/Page.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './TopUp.css.ts';
import { WalletBalance } from './WalletBalance.tsx';

const loading = { status: 'loading' } as const;

/**
 * The top-up before the customer's region, the address and this tab's draft are known. It has no form: a payment may be on its way, and an empty
 * form would invite a second one.
 */
export const TopUpSkeleton = ({ homeHref }: { homeHref: string }) => {
  const { t } = useTranslation(['topUp', 'common']);
  return (
    <Page title={t('title')} homeHref={homeHref} action={<WalletBalance balance={loading} />}>
      <div className={styles.columns} aria-busy>
        <Card title={t('common:amount')}>
          <Stack>
            {/* As high as the amounts, which stand in four columns, or in two on a phone. */}
            <Grid columns="halves">
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </Grid>
            <Skeleton shape="block" />
          </Stack>
        </Card>
        <div className={styles.summary}>
          <Card title={t('summary.title')}>
            <Stack>
              <Skeleton shape="block" size="large" />
              <Skeleton size="small" />
            </Stack>
          </Card>
        </div>
      </div>
    </Page>
  );
};
