import languages from 'virtual:flags';
import JP from 'flag-icons/flags/4x3/jp.svg';
import SG from 'flag-icons/flags/4x3/sg.svg';
import US from 'flag-icons/flags/4x3/us.svg';
import * as styles from './Flag.css.ts';

// Files rather than components: the browser fetches a flag only when it is shown, and the script stays small.
const drawings = { ...languages, JP, SG, US };

export type FlagCountry = keyof typeof drawings;

/** The countries with a flag, by ISO 3166 code: those of the languages and of the other server regions. */
export const flagCountries = Object.keys(drawings) as FlagCountry[];

export const hasFlag = (code: string): code is FlagCountry => code in drawings;

export type FlagProps = {
  country: FlagCountry;
  /** Width: 20 or 32 px. @default 'small' */
  size?: 'small' | 'large';
  /** Name of the flag for screen readers, if no text beside it names it. */
  label?: string;
};

/** A flag with a thin border, so that white edges are visible on white. */
export const Flag = ({ country, size, label }: FlagProps) => (
  <span className={styles.root({ size })}>
    <img src={drawings[country]} alt={label ?? ''} className={styles.drawing} />
  </span>
);
