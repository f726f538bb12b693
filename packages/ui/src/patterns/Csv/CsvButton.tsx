import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';

export type CsvButtonProps = {
  /** Draws the dialog, whose code comes with the first press. */
  children: (place: { open: boolean; onOpenChange: (open: boolean) => void }) => ReactNode;
};

/** Opens the dialog that saves the rows of a table as a file. */
export const CsvButton = ({ children }: CsvButtonProps) => {
  const { t } = useTranslation('table');
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button variant="outline" tone="neutral" opensDialog onPress={() => setOpen(true)}>
        {t('export')}
      </Button>
      {open === undefined ? null : children({ open, onOpenChange: setOpen })}
    </>
  );
};
