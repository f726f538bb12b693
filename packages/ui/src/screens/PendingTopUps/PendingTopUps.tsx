import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import type { PendingTopUp } from '../wallet.ts';
import { PendingTopUpRow } from './PendingTopUpRow.tsx';

export type PendingTopUpsProps = {
  topUps: readonly PendingTopUp[];
  onCheck: (attemptKey: string) => void;
  onContinue: (attemptKey: string) => void;
  /** Hides a top-up whose outcome the provider can no longer tell. */
  onDismiss: (attemptKey: string) => void;
};

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
