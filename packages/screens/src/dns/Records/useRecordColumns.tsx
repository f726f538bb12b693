import { isProxiable } from '@may/domain/dns/records.ts';
import { Badge } from '@may/ui/components/Badge/Badge.tsx';
import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { Inline } from '@may/ui/components/Inline/Inline.tsx';
import type { RowMark, TableColumn } from '@may/ui/components/Table/Table.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import type { Tone } from '@may/ui/theme/tokens.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTtlInWords } from '../Zone/useTtlInWords.ts';
import { RecordActionsCell } from './RecordActionsCell.tsx';
import * as styles from './Records.css.ts';
import { RecordValues } from './RecordValues.tsx';
import { type RecordRow, repeatsName } from './recordRows.ts';
import type { RecordActions, RecordsHrefs } from './records.ts';

const tones: Record<RowMark, Tone> = { added: 'positive', edited: 'caution', deleted: 'critical' };

type Options = Pick<RecordActions, 'onDelete' | 'onTakeBack'> & {
  hrefs: Pick<RecordsHrefs, 'edit'>;
  /** True if at least one record has a known lifetime or proxy; otherwise the column is left out. */
  tells: { ttl: boolean; proxy: boolean };
};

/** The columns name, type, values and actions (spec §2), with lifetime and proxy if the provider tells them. */
export const useRecordColumns = (options: Options): TableColumn<RecordRow>[] => {
  const { t } = useTranslation('records');
  const inWords = useTtlInWords();
  const { tells } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language, as `t` does.
  return useMemo(() => {
    const wordOfTtl = (seconds: number | null) => (seconds === null ? '–' : inWords(seconds));
    const columns: TableColumn<RecordRow>[] = [
      {
        id: 'name',
        header: t('columns.name'),
        primary: true,
        sortValue: ({ record }) => record.name,
        cell: (row, _, above) => <RecordName row={row} repeated={repeatsName(row, above)} />,
      },
      {
        id: 'type',
        header: t('columns.type'),
        place: 'end',
        sortValue: ({ record }) => record.type,
        cell: ({ record, mark }) => (
          <Inline space="xxsmall">
            <Badge>{record.type}</Badge>
            {mark ? <Badge tone={tones[mark]}>{t(`mark.${mark}`)}</Badge> : null}
          </Inline>
        ),
      },
      {
        id: 'values',
        header: t('columns.values'),
        place: 'start',
        cell: ({ record, before, mark }) => (
          <>
            <div className={mark === 'deleted' ? styles.gone : undefined}>
              <RecordValues record={record} />
            </div>
            {before && before.values.join() + before.priority !== record.values.join() + record.priority ? (
              <del className={styles.old}>{before.values.join(', ')}</del>
            ) : null}
          </>
        ),
      },
      {
        id: 'ttl',
        header: t('columns.ttl'),
        place: 'end',
        sortValue: ({ record }) => record.ttl,
        cell: ({ record, before }) => (
          <>
            <span className={styles.fact}>{wordOfTtl(record.ttl)}</span>
            {before && before.ttl !== record.ttl ? <del className={styles.old}>{wordOfTtl(before.ttl)}</del> : null}
          </>
        ),
      },
      {
        id: 'proxy',
        header: t('columns.proxy'),
        cell: ({ record, before }) => (
          <>
            <ProxyFact {...record} />
            {before && before.proxied !== record.proxied ? (
              <del className={styles.old}>{t(before.proxied ? 'proxied' : 'direct')}</del>
            ) : null}
          </>
        ),
      },
      {
        id: 'actions',
        header: t('columns.actions'),
        align: 'end',
        place: 'end',
        cell: (row) => <RecordActionsCell row={row} {...options} />,
      },
    ];
    return columns.filter(({ id }) => (id === 'ttl' ? tells.ttl : id === 'proxy' ? tells.proxy : true));
  }, [t, tells.ttl, tells.proxy, options.onDelete, options.onTakeBack, options.hrefs]);
};

const ProxyFact = ({ type, proxied }: { type: string; proxied: boolean | null }) => {
  const { t } = useTranslation('records');
  if (!isProxiable(type) || proxied === null) return null;
  return (
    <span className={proxied ? styles.fact : `${styles.fact} ${styles.quiet}`}>
      <Icon icon={proxied ? icons.proxied : icons.direct} />
      {t(proxied ? 'proxied' : 'direct')}
    </span>
  );
};

/** A record's name. The root shows the full name beside it; a name repeated from the row above is muted. */
const RecordName = ({ row: { record, fullName, mark }, repeated }: { row: RecordRow; repeated: boolean }) => {
  const look = [styles.name, repeated ? styles.repeated : '', mark === 'deleted' ? styles.gone : ''].join(' ');
  if (record.name !== '@') return <span className={look}>{record.name}</span>;
  return (
    <span className={look}>
      <span className={styles.rootName}>@</span>{' '}
      {repeated ? null : (
        <Text as="span" size="small" weight="regular">
          {fullName}
        </Text>
      )}
    </span>
  );
};
