import { AU, GB, JP, SG, US, VN } from 'country-flag-icons/react/3x2';
import type { LocaleName } from '../../i18n/locales.ts';
import * as styles from './Flag.css.ts';

const drawings = { AU, GB, JP, SG, US, VN };

export type FlagCountry = keyof typeof drawings;

/** The countries we have a flag for, by ISO 3166 code; a new region adds its import here. */
export const flagCountries = Object.keys(drawings) as FlagCountry[];

export const hasFlag = (code: string): code is FlagCountry => code in drawings;

/** The country that stands for each language of the menu. */
export const localeCountries: Record<LocaleName, FlagCountry> = { en: 'GB', vi: 'VN', aud: 'AU' };

export interface FlagProps {
  country: FlagCountry;
  /** 20 or 32 px wide. @default 'small' */
  size?: 'small' | 'large';
  /** Names the flag where no text beside it does. */
  label?: string;
}

/** A 3:2 flag with a hairline, so that white edges hold on white. */
export const Flag = ({ country, size, label }: FlagProps) => {
  const Drawing = drawings[country];
  return (
    <span
      className={styles.root({ size })}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Drawing className={styles.drawing} />
    </span>
  );
};
