import { Card } from '@may/ui/components/Card/Card.tsx';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Page } from '@may/ui/patterns/Page/Page.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './OrderProgress.css.ts';

/** The progress of an order before the order is known: it may be under way, finished or failed. */
export const OrderProgressSkeleton = () => {
  const { t } = useTranslation('orderProgress');
  return (
    <Page title={t('title')}>
      <div className={styles.narrow} aria-busy>
        <Card>
          <Stack space="xlarge">
            <Skeleton shape="block" />
            <Skeleton lines={3} />
          </Stack>
        </Card>
      </div>
    </Page>
  );
};
