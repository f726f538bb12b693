import type { Transaction } from '@may/domain';
import { CsvButton } from '../../patterns/Csv/CsvButton.tsx';
import type { CsvTable } from '../../patterns/Csv/CsvContent.tsx';
import type { CsvDialogProps } from '../../patterns/Csv/CsvDialog.tsx';
import { lazyPopup } from '../../private/lazyPopup.tsx';

const TransactionsCsv = lazyPopup<CsvDialogProps<Transaction>>(
  () => import('./TransactionsCsv.tsx'),
  ({ onOpenChange }) => onOpenChange(false),
  ['bookkeeping'],
);

/** Saves the shown transactions. The code for it comes with the first press. */
export const LogTools = (table: CsvTable<Transaction>) => (
  <CsvButton>{(place) => <TransactionsCsv {...place} {...table} />}</CsvButton>
);
