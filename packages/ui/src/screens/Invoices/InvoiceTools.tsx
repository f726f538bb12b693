import type { Invoice } from '@may/domain';
import { CsvButton } from '../../patterns/Csv/CsvButton.tsx';
import type { CsvTable } from '../../patterns/Csv/CsvContent.tsx';
import type { CsvDialogProps } from '../../patterns/Csv/CsvDialog.tsx';
import { lazyPopup } from '../../private/lazyPopup.tsx';

const InvoicesCsv = lazyPopup<CsvDialogProps<Invoice>>(
  () => import('./InvoicesCsv.tsx'),
  ({ onOpenChange }) => onOpenChange(false),
  ['bookkeeping'],
);

/** Saves the shown invoices. The code for it comes with the first press. */
export const InvoiceTools = (table: CsvTable<Invoice>) => (
  <CsvButton>{(place) => <InvoicesCsv {...place} {...table} />}</CsvButton>
);
