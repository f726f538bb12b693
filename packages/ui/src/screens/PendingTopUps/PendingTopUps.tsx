import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import type { PendingTopUp } from '../wallet.ts';
import { PendingTopUpRow } from './PendingTopUpRow.tsx';

export type PendingTopUpsProps = {
  topUps: readonly PendingTopUp[];
  /** Epoch ms; top-ups older than 15 minutes offer a support packet. */
  now: number;
  onCheck: (attemptKey: string) => void;
  onContinue: (attemptKey: string) => void;
  /** The customer wants to see no more of a top-up nobody can tell about. */
  onDismiss: (attemptKey: string) => void;
};

/** The tray of top-ups whose outcome is not known yet; nothing at all when there is none (docs/flows.md#topup). */
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
