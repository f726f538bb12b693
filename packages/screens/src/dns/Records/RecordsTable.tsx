import { recordTypes } from '@may/domain/dns/records.ts';
import { exportZone } from '@may/domain/dns/zoneText.ts';
import { saveText } from '@may/ui/common/saveText.ts';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { DataTable } from '@may/ui/components/DataTable/DataTable.tsx';
import { Selectable } from '@may/ui/components/DataTable/Selectable.tsx';
import { EmptyState } from '@may/ui/components/EmptyState/EmptyState.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { Inline } from '@may/ui/components/Inline/Inline.tsx';
import { ActionMenu } from '@may/ui/components/Menu/ActionMenu.tsx';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type RecordRow, recordRows, textOfRow, useNameOfRow } from './recordRows.ts';
import type { RecordsContent, RecordsScreenProps } from './records.ts';
import { useRecordColumns } from './useRecordColumns.tsx';

type RecordsTableProps = Omit<RecordsScreenProps, 'content'> & {
  content: RecordsContent;
  /** The link that adds a record, shown when the domain has none. */
  add: ReactNode;
};

const idOf = ({ id }: RecordRow): string => id;
const markOf = ({ mark }: RecordRow) => mark ?? undefined;
const isSelectable = ({ isWritable, mark }: RecordRow): boolean => isWritable && mark !== 'deleted';
const any = () => true;

/** All records with their staged changes. The search covers name, content and type; records can be selected one by one or together. */
export const RecordsTable = ({ content, add, hrefs, ...remembered }: RecordsTableProps) => {
  const { t } = useTranslation('records');
  const nameOf = useNameOfRow();
  const { records, changes, domain } = content;
  const rows = useMemo(() => recordRows(records, changes, domain.shown), [records, changes, domain.shown]);
  const types = useMemo(() => {
    const present = new Set(rows.map(({ record }) => record.type));
    const known = recordTypes.filter((type) => present.delete(type));
    return [...known, ...[...present].sort()];
  }, [rows]);
  const tells = {
    ttl: rows.some(({ record }) => record.ttl !== null),
    proxy: rows.some(({ record }) => record.proxied !== null),
  };
  const columns = useRecordColumns({ ...content, tells, hrefs });
  const options = [
    { value: 'any', label: t('filter.any'), keeps: any },
    ...types.map((type) => ({ value: type, label: type, keeps: ({ record }: RecordRow) => record.type === type })),
  ];
  const menu = (
    <ActionMenu
      label={t('columns.actions')}
      entries={[
        { kind: 'link', label: t('import'), href: hrefs.import },
        { kind: 'link', label: t('templates'), href: hrefs.templates },
        {
          kind: 'action',
          label: t('export'),
          onSelect: () => saveText(`${domain.name}.zone`, exportZone(records, domain.name)),
        },
      ]}
    />
  );
  return (
    <DataTable
      caption={t('caption', { domain: domain.shown })}
      columns={columns}
      rows={rows}
      getRowId={idOf}
      markOf={markOf}
      search={{ label: t('search'), textOf: textOfRow }}
      filter={{ label: t('filter.label'), options }}
      tools={() => menu}
      around={(list) => (
        <Selectable
          list={list}
          nameOf={nameOf}
          isSelectable={isSelectable}
          actions={(chosen, clear) => (
            <Button
              size="small"
              variant="outline"
              tone="critical"
              icon={icons.delete}
              onPress={() => {
                content.onDelete(chosen.map(({ id }) => id));
                clear();
              }}
            >
              {t('delete')}
            </Button>
          )}
        />
      )}
      empty={
        <EmptyState
          picture="search"
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <Inline justify="center">
              {add}
              {menu}
            </Inline>
          }
        />
      }
      {...remembered}
    />
  );
};
