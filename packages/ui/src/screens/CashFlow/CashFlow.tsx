import { flowsOfYear, flowYears, type Rows, type Transaction } from '@may/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import * as styles from './CashFlow.late.css.ts';
import { FlowSkeleton } from './FlowSkeleton.tsx';
import { useCashFlow } from './useCashFlow.ts';
import { YearSection } from './YearSection.tsx';

type CashFlowProps = { log: Rows<Transaction> };

/** Money in and out of a year, by month and by service, with each currency on its own. */
export const CashFlow = ({ log: { items, unreadable } }: CashFlowProps) => {
  const { t } = useTranslation('bookkeeping');
  const [chosen, setChosen] = useState<string>();
  const flows = useCashFlow(items);
  if (!flows) return <FlowSkeleton />;
  const years = flowYears(flows);
  const uncounted = flows.uncounted + unreadable;
  const [newest] = years;
  const year = years.find((each) => String(each) === chosen) ?? newest;
  const ofYear = year === undefined ? [] : flowsOfYear(flows, year);
  return (
    <Stack space="large">
      {uncounted > 0 ? (
        <Banner tone="caution" variant="card">
          {t('flow.uncounted', { rows: uncounted })}
        </Banner>
      ) : null}
      {year === undefined ? (
        <EmptyState picture="money" title={t('flow.empty')} />
      ) : (
        <>
          <div className={styles.year}>
            <Select
              label={t('flow.year')}
              hideLabel
              options={years.map((each) => ({ value: String(each), label: String(each) }))}
              value={String(year)}
              onValueChange={setChosen}
            />
          </div>
          {ofYear.map((flow) => (
            <YearSection key={flow.currency} flow={flow} year={year} namesCurrency={flows.currencies.size > 1} />
          ))}
        </>
      )}
    </Stack>
  );
};
