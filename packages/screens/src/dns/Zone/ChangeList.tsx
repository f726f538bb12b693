import type { ChangeSet } from '@may/domain/dns/changeSet.ts';
import { fullNameOf } from '@may/domain/dns/names.ts';
import { draftOf, type ZoneRecord } from '@may/domain/dns/records.ts';
import { toneSign } from '@may/ui/common/toneSign.css.ts';
import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import type { IconType } from '@may/ui/components/Icon/icons.ts';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { IconButton } from '@may/ui/components/IconButton/IconButton.tsx';
import type { Tone } from '@may/ui/theme/tokens.ts';
import { useTranslation } from 'react-i18next';
import * as styles from './ChangeList.css.ts';
import { RecordLine } from './RecordLine.tsx';
import { ShowMoreList } from './ShowMoreList.tsx';

export type ChangeListProps = {
  changes: ChangeSet;
  domain: string;
  /** The list's name for a screen reader. */
  label: string;
  /** Called with the id of a record, to take its change out of the set. */
  onTakeBack?: (id: string) => void;
  shownAtOnce?: number;
};

type ChangeKind = 'add' | 'edit' | 'delete';

const looks: Record<ChangeKind, { tone: Tone; icon: IconType }> = {
  add: { tone: 'positive', icon: icons.plus },
  edit: { tone: 'caution', icon: icons.edit },
  delete: { tone: 'critical', icon: icons.minus },
};

/** The sign of a record's change, with its word for a screen reader. */
export const ChangeSign = ({ kind }: { kind: ChangeKind }) => {
  const { t } = useTranslation('zone');
  const { tone, icon } = looks[kind];
  return (
    <span className={`${styles.sign} ${toneSign({ tone })}`}>
      <Icon icon={icon} label={t(`kind.${kind}`)} />
    </span>
  );
};

type ChangedRecordProps = {
  kind: ChangeKind;
  record: ZoneRecord;
  before?: ZoneRecord;
  domain: string;
};

/** An added, changed or deleted record; a deleted one, and one before its change, is struck out. A new one is shown as it is sent. */
export const ChangedRecord = ({ kind, record, before, domain }: ChangedRecordProps) => {
  const gone = kind === 'delete' ? record : before;
  return (
    <div className={styles.stays}>
      {gone ? (
        <del className={styles.gone}>
          <RecordLine record={gone} domain={domain} />
        </del>
      ) : null}
      {kind === 'delete' ? null : (
        <ins className={styles.come}>
          <RecordLine record={{ ...record, ...draftOf(record) }} domain={domain} />
        </ins>
      )}
    </div>
  );
};

/** The records of a change set: the added, the changed with both versions, and the deleted ones. */
export const ChangeList = ({ changes, domain, label, onTakeBack, shownAtOnce }: ChangeListProps) => {
  const { t } = useTranslation('zone');
  const { added, edited, deleted } = changes;
  const rows: Omit<ChangedRecordProps, 'domain'>[] = [
    ...added.map((record) => ({ kind: 'add', record }) as const),
    ...edited.map(({ before, after }) => ({ kind: 'edit', record: after, before }) as const),
    ...deleted.map((record) => ({ kind: 'delete', record }) as const),
  ];
  return (
    <ShowMoreList
      label={label}
      items={rows}
      shownAtOnce={shownAtOnce}
      render={(row) => (
        <li key={`${row.kind} ${row.record.id}`} className={styles.row}>
          <ChangeSign kind={row.kind} />
          <ChangedRecord {...row} domain={domain} />
          {onTakeBack ? (
            <span className={styles.action}>
              <IconButton
                size="small"
                aria-label={t('takeBack', { type: row.record.type, name: fullNameOf(row.record.name, domain) })}
                onPress={() => onTakeBack(row.record.id)}
                icon={icons.close}
              />
            </span>
          ) : null}
        </li>
      )}
    />
  );
};
