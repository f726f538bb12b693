import type { ReactNode } from 'react';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import type { Tone } from '../../theme/tokens.ts';
import * as styles from './ShareBar.css.ts';

export type SharePart = {
  label: string;
  /** Its size in whatever all parts are measured in; null is not known, and no part of the bar. */
  size: number | null;
  /** Its colour, in the bar and beside its label. */
  tone: Tone;
  /** The size as it is read. */
  value: ReactNode;
  /** Under the label: how it came about. */
  note?: ReactNode;
};

export type ShareBarProps = {
  /** What the parts are parts of, heard and not seen. */
  label: string;
  parts: readonly SharePart[];
};

/** What something is made of: a bar of the parts' shares, and under it each part with its colour, its name and its size. */
export const ShareBar = ({ label, parts }: ShareBarProps) => {
  const whole = parts.reduce((sum, { size }) => sum + (size ?? 0), 0);
  return (
    <div className={styles.root}>
      <div className={styles.bar} aria-hidden>
        {parts.map(({ label: name, size, tone }) =>
          size ? <span key={name} className={styles.part({ tone })} style={{ flexGrow: size / whole }} /> : null,
        )}
      </div>
      <ul className={styles.lines} aria-label={label}>
        {parts.map(({ label: name, size, tone, value, note }) => (
          <li key={name} className={styles.line}>
            <span className={styles.swatch({ tone })} aria-hidden />
            <span className={styles.words}>
              {name}
              {size ? <span className={visuallyHidden}> ({Math.round((size / whole) * 100)} %)</span> : null}
              {note ? <span className={styles.note}>{note}</span> : null}
            </span>
            <span className={styles.value}>{value}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
