import flagAddress from 'virtual:flags';
import type { LocaleName } from '../../i18n/locales.ts';
import * as styles from './Flag.css.ts';

/** The places with a flag, by ISO 3166 code. */
export const flagCountries = ['AU', 'GB', 'JP', 'SG', 'US', 'VN'] as const;

export type FlagCountry = (typeof flagCountries)[number];

export type FlagProps = {
  /** A place, or the language of a flag. */
  country: FlagCountry | LocaleName;
  /** Width: 20 or 32 px. @default 'small' */
  size?: 'small' | 'large';
};

/** A flag with a thin border, so that white edges are visible on white. The text beside it names it. */
export const Flag = ({ country, size }: FlagProps) => (
  <span className={styles.root({ size })}>
    <img src={flagAddress(country)} alt="" className={styles.drawing} />
  </span>
);
