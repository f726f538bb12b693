import languages from 'virtual:flags';
import JP from 'flag-icons/flags/4x3/jp.svg';
import SG from 'flag-icons/flags/4x3/sg.svg';
import US from 'flag-icons/flags/4x3/us.svg';
import * as styles from './Flag.css.ts';

// Files, not components: a flag costs its own bytes when it is shown and no script.
const drawings = { ...languages, JP, SG, US };

export type FlagCountry = keyof typeof drawings;

/** The countries we have a flag for, by ISO 3166 code: those of the languages, and of regions that no language stands for. */
export const flagCountries = Object.keys(drawings) as FlagCountry[];

export const hasFlag = (code: string): code is FlagCountry => code in drawings;

export type FlagProps = {
  country: FlagCountry;
  /** 20 or 32 px wide. @default 'small' */
  size?: 'small' | 'large';
  /** Names the flag where no text beside it does. */
  label?: string;
};

/** A flag with a hairline, so that white edges hold on white. */
export const Flag = ({ country, size, label }: FlagProps) => (
  <span className={styles.root({ size })}>
    <img src={drawings[country]} alt={label ?? ''} className={styles.drawing} />
  </span>
);
