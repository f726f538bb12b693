import type { Conflict } from '@may/domain/dns/changeSteps.ts';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { useTranslation } from 'react-i18next';
import * as list from '../Zone/ChangeList.css.ts';
import { ChangedRecord, ChangeSign } from '../Zone/ChangeList.tsx';
import { RecordLine } from '../Zone/RecordLine.tsx';
import { ShowMoreList } from '../Zone/ShowMoreList.tsx';
import * as styles from './ZoneChanges.css.ts';

type ConflictsProps = {
  conflicts: readonly Conflict[];
  domain: string;
  /** `undo`: before or after an undo, which also leaves what no other person changed. */
  moment: 'review' | 'undo' | 'after';
};

/** The changes of records that another person changed meanwhile, each with the record as the customer wants it and as it is now. */
export const Conflicts = ({ conflicts, domain, moment }: ConflictsProps) => {
  const { t } = useTranslation('zoneChanges');
  if (conflicts.length === 0) return null;
  const title = t(moment === 'undo' ? 'lost.undoTitle' : 'lost.title', { count: conflicts.length });
  return (
    <Card title={title} description={t(`lost.${moment}`)}>
      <ShowMoreList
        label={title}
        items={conflicts}
        render={({ step: { key, kind, record }, now }) => (
          <li key={key} className={list.row}>
            <ChangeSign kind={kind} />
            <dl className={styles.sides}>
              <dt className={styles.side}>{t('lost.yours')}</dt>
              <dd>
                <ChangedRecord kind={kind} record={record} domain={domain} />
              </dd>
              <dt className={styles.side}>{t('lost.now')}</dt>
              <dd>{now ? <RecordLine record={now} domain={domain} /> : <Text tone="muted">{t('lost.gone')}</Text>}</dd>
            </dl>
          </li>
        )}
      />
    </Card>
  );
};
