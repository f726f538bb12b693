import type { ReactNode } from 'react';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import type { Tone } from '../../theme/tokens.ts';
import * as styles from './ShareBar.css.ts';

export type SharePart = {
  label: string;
  /** Size in the unit of all parts; null is unknown and not drawn in the bar. */
  size: number | null;
  /** Colour in the bar and beside the label. */
  tone: Tone;
  /** The size as the customer reads it. */
  value: ReactNode;
  /** Explanation below the label. */
  note?: ReactNode;
};

export type ShareBarProps = {
  /** Name of the whole, for screen readers. */
  label: string;
  parts: readonly SharePart[];
};

/** The parts of a whole: a bar of their shares, and a list with the colour, name and size of each part. */
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
