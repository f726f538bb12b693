import flagAddress from 'virtual:flags';
import type { LocaleName } from '../../i18n/locales.ts';
import * as styles from './Flag.css.ts';

/** The places with a flag, by ISO 3166 code. */
export const flagCountries = ['AU', 'GB', 'JP', 'SG', 'US', 'VN'] as const;

export type FlagCountry = (typeof flagCountries)[number];

export type FlagProps = {
  /** A place, or the language of a flag. */
  country: FlagCountry | LocaleName;
};

/** A flag with a thin border, so that white edges are visible on white. The text beside it names it. */
export const Flag = ({ country }: FlagProps) => (
  <span className={styles.root}>
    <img src={flagAddress(country)} alt="" className={styles.drawing} />
  </span>
);
