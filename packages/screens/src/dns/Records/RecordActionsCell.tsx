import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { RowActions } from '@may/ui/components/Table/RowActions.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './Records.css.ts';
import { type RecordRow, useNameOfRow } from './recordRows.ts';
import type { RecordActions, RecordsHrefs } from './records.ts';

type RecordActionsCellProps = Pick<RecordActions, 'onDelete' | 'onTakeBack'> & {
  row: RecordRow;
  hrefs: Pick<RecordsHrefs, 'edit'>;
};

/** The actions of a record: edit and delete, or take back. */
export const RecordActionsCell = ({ row, hrefs, ...on }: RecordActionsCellProps) => {
  const { t } = useTranslation('records');
  const name = useNameOfRow()(row);
  const { id, record, mark } = row;
  const takeBack = { label: t('takeBack'), onPress: () => on.onTakeBack([id]) };
  if (mark === 'deleted') return <RowActions of={name} actions={[takeBack]} />;
  if (!row.isWritable) {
    return (
      <span className={styles.reason}>
        <Icon icon={icons.lock} />
        {t('readOnly', { type: record.type })}
      </span>
    );
  }
  return (
    <RowActions
      of={name}
      actions={[
        ...(mark === 'edited' ? [takeBack] : []),
        { label: t('edit'), href: hrefs.edit(id) },
        { label: t('delete'), tone: 'critical', onPress: () => on.onDelete([id]) },
      ]}
    />
  );
};
