import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import type { CsvTable } from './CsvContent.tsx';

export type CsvDialogProps<Row> = CsvTable<Row> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

type CsvFrameProps = Pick<CsvDialogProps<never>, 'open' | 'onOpenChange'> & { children: ReactNode };

/** The dialog around a table's `CsvContent`. */
export const CsvDialog = ({ open, onOpenChange, children }: CsvFrameProps) => {
  const { t } = useTranslation('table');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('export')} size="medium">
      {/* A boundary of its own: the page's would hide the page while words are fetched. */}
      <Suspense>{children}</Suspense>
    </Dialog>
  );
};
