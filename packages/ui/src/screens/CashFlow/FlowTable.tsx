import { type Currency, type Flow, netOf } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../format/formatMoney.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import * as styles from './CashFlow.late.css.ts';

type FlowRow = Flow & { id: string; name: string };

type FlowTableProps = {
  /** Name of the table for screen readers. */
  caption: string;
  /** Name of the first column. */
  head: string;
  rows: readonly FlowRow[];
  total: Flow;
  currency: Currency;
  /** True for months, whose names are short enough for one line. */
  ofMonths?: boolean;
};

/** Sums of money in and out with their difference. The currency stands in the heads, so that the amounts have room on a phone. */
export const FlowTable = ({ caption, head, rows, total, currency, ofMonths }: FlowTableProps) => {
  const { t } = useTranslation(['bookkeeping', 'common']);
  const { label } = formatMoney({ amount: 0, currency });
  const amount = (minor: number, hasSign = false) => {
    const { number, sign } = formatMoney({ amount: minor, currency });
    return <span data-sum>{hasSign ? `${sign}${number}` : number}</span>;
  };
  const cells = (flow: Flow) => (
    <>
      <td className={styles.amount}>{flow.received === 0 ? '–' : amount(flow.received)}</td>
      <td className={styles.amount}>{flow.spent === 0 ? '–' : amount(flow.spent)}</td>
      <td className={styles.amount}>{flow.count === 0 ? '–' : amount(netOf(flow, currency).amount, true)}</td>
    </>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would group fields.
    <div className={styles.scroller} role="group" aria-label={caption} tabIndex={0}>
      <table className={styles.table} data-months={ofMonths || undefined}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {[t('common:direction.received'), t('common:direction.spent'), t('flow.net')].map((name) => (
              <th key={name} scope="col" className={styles.amount}>
                {name} <span className={styles.unit}>{label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, ...flow }) => (
            <tr key={id} data-empty={flow.count === 0 || undefined}>
              <th scope="row">{name}</th>
              {cells(flow)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('flow.total')}</th>
            {cells(total)}
          </tr>
        </tfoot>
      </table>
    </div>
  );
};
