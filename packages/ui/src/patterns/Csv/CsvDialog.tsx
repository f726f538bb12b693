import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { CsvContent, type CsvFile, type CsvTable, type DatedRow } from './CsvContent.tsx';

export type CsvDialogProps<Row> = CsvTable<Row> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Saves the rows of a table as a file. `useFile` gives the words and the columns of the list, once its words are there. */
export const CsvDialog = <Row extends DatedRow>({
  open,
  onOpenChange,
  ...file
}: CsvDialogProps<Row> & { useFile: () => CsvFile<Row> }) => {
  const { t } = useTranslation('table');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('export')} size="medium">
      {/* A boundary of its own: the page's would hide the page while words are fetched. */}
      <Suspense>
        <CsvContent {...file} onDone={() => onOpenChange(false)} />
      </Suspense>
    </Dialog>
  );
};
