import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';

export type DescriptionItem = {
  label: string;
  value: ReactNode;
  /** Under the value: how it came about. */
  note?: ReactNode;
  /** The line the others add up to. */
  total?: boolean;
};

export type DescriptionListProps = {
  items: readonly DescriptionItem[];
};

/** Facts as label and value, for results, confirmations and details. */
export const DescriptionList = ({ items }: DescriptionListProps) => (
  <dl className={styles.list}>
    {items.map(({ label, value, note, total }) => (
      <div key={label} className={styles.row} data-total={total || undefined}>
        <dt className={styles.term}>{label}</dt>
        <dd className={styles.value}>
          {value}
          {note ? <span className={styles.note}>{note}</span> : null}
        </dd>
      </div>
    ))}
  </dl>
);
