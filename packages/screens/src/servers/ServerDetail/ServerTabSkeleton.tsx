import { Card } from '@may/ui/components/Card/Card.tsx';
import { Grid } from '@may/ui/components/Grid/Grid.tsx';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { useTranslation } from 'react-i18next';
import type { ServerTab } from './serverTabs.ts';

/** The placeholder of a tab while its server, or its code, is loaded. */
export const ServerTabSkeleton = ({ tab }: { tab: ServerTab }) => {
  const { t } = useTranslation(['serverDetail', 'servers']);
  const main = (
    <Card title={t(`tabs.${tab}`)}>
      <Skeleton size="large" lines={8} />
    </Card>
  );
  if (tab !== 'general') return main;
  return (
    <Grid columns="mainAside" space="large">
      {main}
      <Card title={t('servers:cost.title')}>
        <Skeleton lines={4} />
      </Card>
    </Grid>
  );
};
