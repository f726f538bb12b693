import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { Box } from '@may/ui/components/Box/Box.tsx';
import { ErrorState } from '@may/ui/components/ErrorState/ErrorState.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Table } from '@may/ui/components/Table/Table.tsx';
import { ListCard } from '@may/ui/patterns/ListCard/ListCard.tsx';
import { useTranslation } from 'react-i18next';
import { BlockedNote } from './BlockedNote.tsx';
import { FailureBanner } from './FailureBanner.tsx';
import { PlanReview } from './PlanReview.tsx';
import type { PlanUpgradeScreenProps } from './serverUpgrade.ts';
import { UpgradeStatus } from './UpgradeStatus.tsx';
import { usePlanColumns } from './usePlanColumns.tsx';

const idOf = ({ id }: { id: string }): string => id;

/** The plans beside the present one, and the change to another one (spec §2, Configuration). */
export const PlanUpgradeScreen = ({ plans, onRetry, content, hrefs }: PlanUpgradeScreenProps) => {
  const { t } = useTranslation('serverUpgrade');
  const form = 'onBuy' in content ? content : null;
  const columns = usePlanColumns(form);
  const isCurrentMissing = plans.status === 'ready' && !plans.value.items.some(({ isCurrent }) => isCurrent);
  return (
    <Stack space="large">
      {'blocked' in content ? <BlockedNote {...content} hrefs={hrefs} /> : null}
      {'about' in content ? <UpgradeStatus {...content} /> : null}
      {form?.failure ? <FailureBanner {...form.failure} of="plan" sizeMb={null} topUpHref={hrefs.topUp} /> : null}
      {isCurrentMissing ? <Banner tone="caution">{t('plan.currentUnknown')}</Banner> : null}
      <ListCard
        title={t('plan.title')}
        description={t('plan.text')}
        read={plans}
        failed="serverUpgrade:plan.failed"
        skeleton={{ caption: t('plan.title'), columns, rows: 5 }}
      >
        {(rows) =>
          rows.length === 0 ? (
            <Box padding="medium">
              <ErrorState error="serverUpgrade:plan.none" onRetry={onRetry} />
            </Box>
          ) : (
            <Table caption={t('plan.title')} columns={columns} rows={rows} getRowId={idOf} />
          )
        }
      </ListCard>
      {form ? <PlanReview review={form.review} topUpHref={hrefs.topUp} /> : null}
    </Stack>
  );
};
