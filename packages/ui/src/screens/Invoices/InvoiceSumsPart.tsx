import { type Invoice, tallyInvoices } from '@may/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Sums } from '../../patterns/Sums/Sums.tsx';

export type InvoiceSumsPartProps = { found: readonly Invoice[] };

/** The paid and the unpaid money of the found invoices, and their total. */
const InvoiceSumsPart = ({ found }: InvoiceSumsPartProps) => {
  const { t } = useTranslation(['tableView', 'common']);
  const tally = useMemo(() => tallyInvoices(found), [found]);
  return (
    <Sums
      of={tally}
      parts={[
        { part: 'paid', label: t('common:invoices.table.paid') },
        { part: 'unpaid', label: t('common:invoices.table.unpaid') },
        { part: 'total', label: t('total') },
      ]}
    />
  );
};

export default InvoiceSumsPart;
