import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css.ts';

export type DescriptionItem = {
  label: string;
  value: ReactNode;
  /** Explanation below the value. */
  note?: ReactNode;
  /** True for the sum of the other lines. */
  total?: boolean;
};

export type DescriptionListProps = {
  items: readonly DescriptionItem[];
};

/** A list of labels with values, for results, confirmations and details. */
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
