import { isProxiable } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { MenuEntry } from '../../components/Menu/entries.ts';
import { Menu } from '../../components/Menu/Menu.tsx';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import * as styles from './Records.css.ts';
import type { RecordRow } from './recordRows.ts';
import type { RecordActions, RecordsContent, RecordsHrefs } from './records.ts';
import { useNameOfRow } from './useNameOfRow.ts';

type RecordActionsCellProps = Pick<RecordActions, 'onDelete' | 'onTakeBack' | 'onProxy'> & {
  row: RecordRow;
  missing: RecordsContent['missing'];
  hrefs: Pick<RecordsHrefs, 'edit' | 'copy'>;
  onCopy: (text: string) => void;
};

/** The actions of a record: edit and delete as buttons, the others in a menu. A missing action is replaced by its reason. */
export const RecordActionsCell = ({ row, missing, hrefs, onCopy, ...on }: RecordActionsCellProps) => {
  const { t } = useTranslation('records');
  const name = useNameOfRow()(row);
  const { id, record, mark } = row;
  if (mark === 'deleted') {
    return (
      <div className={styles.actions}>
        <Button
          size="small"
          variant="outline"
          tone="neutral"
          icon={<Icon icon={icons.undo} />}
          onPress={() => on.onTakeBack([id])}
        >
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
  const isOnlyStaged = mark === 'added';
  const entries: MenuEntry[] = [
    { kind: 'link', label: t('duplicate'), href: hrefs.copy(id), icon: icons.plus },
    { kind: 'action', label: t('copyValue'), icon: icons.copy, onSelect: () => onCopy(record.values.join('\n')) },
  ];
  if (isProxiable(record.type) && record.proxied !== null && (isOnlyStaged || !missing.edit)) {
    const { proxied } = record;
    entries.push({
      kind: 'action',
      label: t(proxied ? 'proxyOff' : 'proxyOn'),
      icon: proxied ? icons.direct : icons.proxied,
      onSelect: () => on.onProxy([id], !proxied),
    });
  }
  return (
    <div className={styles.actions}>
      {mark === 'edited' ? (
        <IconButton aria-label={`${t('takeBack')} ${name}`} onPress={() => on.onTakeBack([id])}>
          <Icon icon={icons.undo} />
        </IconButton>
      ) : null}
      {missing.edit && !isOnlyStaged ? (
        <span className={styles.reason}>
          <Icon icon={icons.lock} label={t('missing.noEdit')} />
          {t('edit')}
        </span>
      ) : (
        <Link href={hrefs.edit(id)} standalone>
          {t('edit')} <span className={visuallyHidden}>{name}</span>
        </Link>
      )}
      {missing.delete && !isOnlyStaged ? null : (
        <IconButton aria-label={t('deleteNamed', { name })} onPress={() => on.onDelete([id])}>
          <Icon icon={icons.delete} />
        </IconButton>
      )}
      <Menu
        label={t('moreFor', { name })}
        trigger={<Icon icon={icons.more} size="medium" />}
        entries={entries}
        align="end"
      />
    </div>
  );
};
