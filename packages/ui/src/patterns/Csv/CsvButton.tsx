import { mostRows, type Rows } from '@may/domain/kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchPart } from '../../browser/fetchPart.ts';
import { saveText } from '../../common/saveText.ts';
import { Button } from '../../components/Button/Button.tsx';
import * as icons from '../../components/Icon/icons.ts';
import type { Loadable } from '../../components/Skeleton/Loadable.ts';
import { tags } from '../../i18n/tags.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { useNewestOnly } from '../ListCard/useNewestOnly.ts';
import type { CsvColumn } from './csv.ts';

/** The table of a page, as its file needs it. */
export type CsvTable<Row> = {
  /** The whole list of the page: the file names the rows that it lacks. */
  list: Loadable<Rows<Row>>;
  /** The rows that the table shows on all of its pages, in their order. */
  rows: readonly Row[];
};

type CsvButtonProps<Row> = CsvTable<Row> & {
  /** Name of the list, for the name of the file. */
  subject: string;
  columns: readonly CsvColumn<Row>[];
};

/** Letters of any language, numbers and hyphens: a name that each file system takes. */
const fileNameOf = (subject: string): string =>
  `${subject
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replaceAll('đ', 'd')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}.csv`;

/** Saves the rows of a table as a file for Excel. The writer comes with the first press. The file names the rows that it lacks. */
export const CsvButton = <Row,>({ subject, list, rows, columns }: CsvButtonProps<Row>) => {
  const { t } = useTranslation('table');
  const tag = tags[useLocale()];
  const newestOnly = useNewestOnly();
  const [isWriting, setWriting] = useState(false);
  const [refusal, setRefusal] = useState<'csv.empty' | 'csv.unsaved' | null>(null);
  const save = async () => {
    if (list.status !== 'ready' || rows.length === 0) return setRefusal('csv.empty');
    setRefusal(null);
    setWriting(true);
    const { items, unreadable } = list.value;
    const notes = [
      ...(unreadable > 0 ? [t('csv.note', { rows: unreadable })] : []),
      ...(items.length > mostRows ? [newestOnly(items.length)] : []),
    ];
    try {
      const { writeCsv } = await fetchPart(() => import('./writeCsv.ts'));
      saveText(fileNameOf(subject), writeCsv({ rows, columns, notes }, tag), 'text/csv;charset=utf-8');
    } catch {
      setRefusal('csv.unsaved');
    }
    setWriting(false);
  };
  return (
    <>
      {refusal ? <span role="alert">{t(refusal)}</span> : null}
      <Button variant="outline" icon={icons.download} loading={isWriting} onPress={() => void save()}>
        {t('export')}
      </Button>
    </>
  );
};
