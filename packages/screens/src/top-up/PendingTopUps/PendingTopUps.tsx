import { Badge } from '@may/ui/components/Badge/Badge.tsx';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { useTranslation } from 'react-i18next';
import type { PendingTopUp } from '../pendingTopUp.ts';
import { PendingTopUpRow, type PendingTopUpRowProps } from './PendingTopUpRow.tsx';

export type PendingTopUpsProps = Omit<PendingTopUpRowProps, 'topUp'> & { topUps: readonly PendingTopUp[] };

/** The top-ups whose outcome is unknown; renders nothing without one (docs/flows.md#topup). */
export const PendingTopUps = ({ topUps, ...row }: PendingTopUpsProps) => {
  const { t } = useTranslation('pendingTopUps');
  if (topUps.length === 0) return null;
  return (
    <Card
      title={t('title')}
      action={<Badge tone="caution">{t('count', { count: topUps.length })}</Badge>}
      padding="none"
    >
      <ul>
        {topUps.map((topUp) => (
          <PendingTopUpRow key={topUp.attemptKey} topUp={topUp} {...row} />
        ))}
      </ul>
    </Card>
  );
};
