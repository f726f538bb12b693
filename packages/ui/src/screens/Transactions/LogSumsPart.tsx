import { type Transaction, tallyTransactions } from '@may/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Sums } from '../../patterns/Sums/Sums.tsx';

export type LogSumsPartProps = { found: readonly Transaction[] };

/** The money in, the money out and the difference of the found transactions. */
const LogSumsPart = ({ found }: LogSumsPartProps) => {
  const { t } = useTranslation(['tableView', 'common']);
  const tally = useMemo(() => tallyTransactions(found), [found]);
  return (
    <Sums
      of={tally}
      parts={[
        { part: 'received', label: t('common:direction.received') },
        { part: 'spent', label: t('common:direction.spent') },
        { part: 'net', label: t('net') },
      ]}
      signed
    />
  );
};

export default LogSumsPart;
