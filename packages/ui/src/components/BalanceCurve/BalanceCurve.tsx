import type { Currency } from '@may/domain/kit';
import { type PointerEvent, useId, useMemo, useState } from 'react';
import { formatMoney } from '../../format/formatMoney.ts';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Money } from '../Money/Money.tsx';
import { useMasked } from '../Private/masked.ts';
import * as styles from './BalanceCurve.css.ts';
import { curveBox, type DailyBalance, drawCurve } from './curveGeometry.ts';

export type BalanceCurveProps = {
  /** Oldest first. The same array draws the curve once. */
  days: readonly DailyBalance[];
  currency: Currency;
  /** Name of the curve for screen readers. */
  label: string;
  /** Text in place of the curve if there are no days. */
  emptyText: string;
};

/** The balance over time as a stepped area. Pointer, touch and arrow keys select a day. */
export const BalanceCurve = ({ days, currency, label, emptyText }: BalanceCurveProps) => {
  const isMasked = useMasked();
  const fill = useId();
  const { places, line, area } = useMemo(() => drawCurve(days), [days]);
  const lastIndex = days.length - 1;
  const [pointed, setPointed] = useState<number | null>(null);
  const index = Math.min(pointed ?? lastIndex, lastIndex);
  const shown = days[index];
  const place = places[index];
  if (!shown || !place) return <p className={styles.empty}>{emptyText}</p>;

  const iso = (at: number | undefined) => new Date(at ?? 0).toISOString();
  const follow = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * lastIndex));
  };

  return (
    <div className={styles.root}>
      <div className={styles.readout}>
        <Money value={{ amount: shown.amount, currency }} size="title" />
        <span className={styles.moment}>
          <DateTime value={iso(shown.at)} dateOnly />
        </span>
      </div>
      <div className={styles.plot} onPointerMove={follow} onPointerLeave={() => setPointed(null)}>
        <input
          type="range"
          className={styles.scrubber}
          min={0}
          max={lastIndex}
          value={index}
          aria-label={label}
          aria-valuetext={[
            iso(shown.at).slice(0, 10),
            ...(isMasked ? [] : [formatMoney({ amount: shown.amount, currency }).text]),
          ].join(': ')}
          onChange={({ currentTarget }) => setPointed(currentTarget.valueAsNumber)}
        />
        <svg
          viewBox={`0 0 ${curveBox.width} ${curveBox.height}`}
          preserveAspectRatio="none"
          className={styles.drawing}
          pointerEvents="none"
          aria-hidden
        >
          <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="currentColor" stopOpacity="0.2" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0.02" />
          </linearGradient>
          <path d={area} fill={`url(#${fill})`} />
          <path d={line} className={styles.line} />
          <path d={`M${place.x} 0V${curveBox.height}`} className={styles.cursor} />
          <path d={`M${place.x} ${place.y}h0`} className={styles.dot} />
        </svg>
      </div>
      <div className={styles.ends} aria-hidden>
        <DateTime value={iso(days[0]?.at)} dateOnly />
        <DateTime value={iso(days[lastIndex]?.at)} dateOnly />
      </div>
    </div>
  );
};
