import type { ZoneRecord } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/Card/Card.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import * as list from '../../patterns/Zone/ChangeList.css.ts';
import { RecordLine } from '../../patterns/Zone/RecordLine.tsx';
import { ShowMoreList } from '../../patterns/Zone/ShowMoreList.tsx';

type LostRecordsProps = {
  records: readonly ZoneRecord[];
  domain: string;
  /** Before the changes, before an undo, or after either. */
  moment: 'review' | 'undo' | 'after';
};

/** Records that another person changed meanwhile, with their current values. */
export const LostRecords = ({ records, domain, moment }: LostRecordsProps) => {
  const { t } = useTranslation('zoneChanges');
  if (records.length === 0) return null;
  const title = t(moment === 'undo' ? 'lost.undoTitle' : 'lost.title', { count: records.length });
  return (
    <Card title={title} description={t(`lost.${moment}`)}>
      <ShowMoreList
        label={title}
        items={records}
        render={(record) => (
          <li key={record.id} className={list.row}>
            <Icon icon={icons.warning} />
            <RecordLine record={record} domain={domain} />
          </li>
        )}
      />
    </Card>
  );
};
