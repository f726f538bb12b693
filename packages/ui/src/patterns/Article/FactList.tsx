import type { ReactNode } from 'react';
import * as styles from './FactList.css.ts';

export type Fact = { name: string; value: ReactNode; note?: string };

/** Facts of an article, each with a name and perhaps an explanation. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.list}>
    {facts.map(({ name, value, note }) => (
      <div key={name} className={styles.fact}>
        <dt className={styles.name}>{name}</dt>
        <dd className={styles.value}>
          {value}
          {note ? <p className={styles.note}>{note}</p> : null}
        </dd>
      </div>
    ))}
  </dl>
);
