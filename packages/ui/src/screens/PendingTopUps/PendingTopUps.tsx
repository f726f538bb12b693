import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { CopyField } from '../../components/CopyField/CopyField.tsx';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { PendingTopUp } from '../wallet.ts';
import * as styles from './PendingTopUps.css.ts';
import { SupportPacket } from './SupportPacket.tsx';

const lateAfter = 15 * 60_000;

export interface PendingTopUpsProps {
  topUps: readonly PendingTopUp[];
  /** Epoch ms; top-ups older than 15 minutes offer a support packet. */
  now: number;
  onCheck: (attemptKey: string) => void;
  onContinue: (attemptKey: string) => void;
}

/** The tray of top-ups whose outcome is not known yet; nothing at all when there is none (flows.md, topUp). */
export const PendingTopUps = ({ topUps, now, onCheck, onContinue }: PendingTopUpsProps) => {
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
          <li key={topUp.attemptKey} className={styles.row}>
            <div className={styles.main}>
              <div className={styles.facts}>
                <span className={styles.sign}>
                  <Icon glyph={icons.clock} />
                </span>
                <div>
                  <Money value={topUp.amount} strong />
                  <Text size="small" tone="muted">
                    {t(`method.${topUp.method}`)} · <DateTime value={topUp.startedAt} />
                  </Text>
                </div>
              </div>
              <Inline space="xsmall">
                <Button
                  size="small"
                  variant="outline"
                  tone="neutral"
                  loading={topUp.checking}
                  onPress={() => onCheck(topUp.attemptKey)}
                >
                  {t('check')}
                </Button>
                <Button size="small" onPress={() => onContinue(topUp.attemptKey)}>
                  {t('continue')}
                </Button>
              </Inline>
            </div>
            {topUp.transactionCode ? (
              <div className={styles.code}>
                <CopyField label={t('code')} hideLabel value={topUp.transactionCode} />
              </div>
            ) : null}
            {now - Date.parse(topUp.startedAt) > lateAfter ? <SupportPacket topUp={topUp} /> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
};
