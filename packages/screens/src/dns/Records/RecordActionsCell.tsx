import { visuallyHidden } from '@may/ui/common/visuallyHidden.css.ts';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { IconButton } from '@may/ui/components/IconButton/IconButton.tsx';
import { Link } from '@may/ui/components/Link/Link.tsx';
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
  if (mark === 'deleted') {
    return (
      <div className={styles.actions}>
        <Button size="small" variant="outline" icon={icons.undo} onPress={() => on.onTakeBack([id])}>
          {t('takeBack')} <span className={visuallyHidden}>{name}</span>
        </Button>
      </div>
    );
  }
  if (!row.isWritable) {
    return (
      <span className={styles.reason}>
        <Icon icon={icons.lock} />
        {t('readOnly', { type: record.type })}
      </span>
    );
  }
  return (
    <div className={styles.actions}>
      {mark === 'edited' ? (
        <IconButton icon={icons.undo} aria-label={`${t('takeBack')} ${name}`} onPress={() => on.onTakeBack([id])} />
      ) : null}
      <Link href={hrefs.edit(id)} standalone>
        {t('edit')} <span className={visuallyHidden}>{name}</span>
      </Link>
      <IconButton icon={icons.delete} aria-label={t('deleteNamed', { name })} onPress={() => on.onDelete([id])} />
    </div>
  );
};
