import type { MonthlyCost } from '@may/domain/servers/pricing.ts';
import type { Server } from '@may/domain/servers/server.ts';
import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { DateTime } from '@may/ui/components/DateTime/DateTime.tsx';
import { DescriptionList } from '@may/ui/components/DescriptionList/DescriptionList.tsx';
import { Grid } from '@may/ui/components/Grid/Grid.tsx';
import { Money } from '@may/ui/components/Money/Money.tsx';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { Loaded } from '@may/ui/patterns/Loaded.tsx';
import { useTranslation } from 'react-i18next';
import { CostBreakdown } from '../MonthlyCost/CostBreakdown.tsx';
import { GeneralInfo } from './GeneralInfo.tsx';

export type ServerOverviewProps = {
  server: Server;
  /** By today's plans; null if the plan's price or a part of the server is unknown. */
  monthly: Loadable<MonthlyCost | null>;
  /** ISO 8601; null if the server is not charged or its day of creation is unknown. */
  nextCharge: string | null;
  hrefs: { invoices: string; order: string };
};

/** The tab with a server's facts, its monthly price and its next charge (spec §2, General info). */
export const ServerOverview = ({ server, monthly, nextCharge, hrefs }: ServerOverviewProps) => {
  const { t } = useTranslation(['serverDetail', 'servers', 'common']);
  return (
    <Stack space="large">
      {server.status === 'unpaid' ? (
        <Banner tone="caution" action={{ label: t('toInvoices'), href: hrefs.invoices }}>
          {t('unpaid')}
        </Banner>
      ) : null}
      {server.status === 'provisioning' ? (
        <Banner tone="brand" action={{ label: t('servers:follow'), href: hrefs.order }}>
          {t('beingSetUp')}
        </Banner>
      ) : null}
      <Grid columns="mainAside" space="large">
        <GeneralInfo server={server} />
        <Card title={t('servers:cost.title')}>
          <Loaded
            of={monthly}
            skeleton={<Skeleton lines={4} />}
            failed="serverDetail:plansFailed"
            stale={t('common:stale')}
          >
            {(cost) =>
              cost ? (
                <Stack>
                  <Money value={cost.total} size="title" isPrice />
                  {nextCharge ? <NextCharge at={nextCharge} /> : null}
                  <CostBreakdown lines={cost.lines} />
                </Stack>
              ) : (
                <Text tone="muted">{t('costUnknown')}</Text>
              )
            }
          </Loaded>
        </Card>
      </Grid>
    </Stack>
  );
};

const NextCharge = ({ at }: { at: string }) => {
  const { t } = useTranslation('serverDetail');
  const item = { label: t('nextCharge'), value: <DateTime value={at} dateOnly />, note: t('nextChargeNote') };
  return <DescriptionList items={[item]} />;
};
