import * as styles from './CustomDomains.css.ts';
import type { NamedDomain } from './customDomains.ts';

/** A domain in Unicode, with its ASCII form below if that differs. `bdi` keeps a name in another script from turning its neighbours around. */
export const DomainNames = ({ name, shown }: NamedDomain) => (
  <span className={styles.names}>
    <bdi className={styles.name}>{shown}</bdi>
    {name === shown ? null : <bdi className={styles.ascii}>{name}</bdi>}
  </span>
);
