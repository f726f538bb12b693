import type { Rows, Transaction } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/Card/Card.tsx';
import type { Loadable } from '../../patterns/Loadable.ts';
import { Loaded } from '../../patterns/Loaded.tsx';
import { CashFlow } from './CashFlow.tsx';
import { FlowSkeleton } from './FlowSkeleton.tsx';

export type FlowCardProps = {
  transactions: Loadable<Rows<Transaction>>;
};

/** Money in and out of the wallet, with the states of the log's reading. */
const FlowCard = ({ transactions }: FlowCardProps) => {
  const { t } = useTranslation(['transactions', 'bookkeeping', 'common']);
  return (
    <Card title={t('bookkeeping:flow.title')}>
      <Loaded of={transactions} skeleton={<FlowSkeleton />} failed="transactions:failed" stale={t('common:stale')}>
        {(log) => <CashFlow log={log} />}
      </Loaded>
    </Card>
  );
};

export default FlowCard;
