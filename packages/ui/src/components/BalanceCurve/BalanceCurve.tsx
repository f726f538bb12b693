import type { Currency } from '@may/domain';
import { type PointerEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../format/formatMoney.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Money } from '../Money/Money.tsx';
import { useMasked } from '../Private/masked.ts';
import * as styles from './BalanceCurve.css.ts';
import { type BalancePoint, closings, curveBox, dailyBalances, drawCurve } from './curveGeometry.ts';

export type BalanceCurveProps = {
  /** At most a few hundred balances, oldest first; each holds until the next one. The same array draws the curve once. */
  points: readonly BalancePoint[];
  currency: Currency;
  /** Caption of the hidden table with the same balances. */
  label: string;
  /** Text in place of the curve if there are no points. */
  emptyText: string;
};

/** The balance over time as a stepped area. Pointer, touch and arrow keys select a day; a hidden table lists the last balance of each day. */
export const BalanceCurve = ({ points, currency, label, emptyText }: BalanceCurveProps) => {
  const { t } = useTranslation();
  const isMasked = useMasked();
  const fill = useId();
  const { days, drawing, rows } = useMemo(
    () => ({ days: dailyBalances(points), drawing: drawCurve(points), rows: closings(points) }),
    [points],
  );
  const lastIndex = days.length - 1;
  const [pointed, setPointed] = useState<number | null>(null);
  const index = Math.min(pointed ?? lastIndex, lastIndex);
  const shown = days[index];
  const [first, last] = [days[0], days[lastIndex]];
  if (!shown || !first || !last) return <p className={styles.empty}>{emptyText}</p>;

  const { line, area, place } = drawing;
  const { x, y } = place(shown);
  const iso = (at: number) => new Date(at).toISOString();
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
        {lastIndex > 0 ? (
          <input
            type="range"
            className={styles.scrubber}
            min={0}
            max={lastIndex}
            value={index}
            aria-label={t('curveDay')}
            aria-valuetext={[
              iso(shown.at).slice(0, 10),
              ...(isMasked ? [] : [formatMoney({ amount: shown.amount, currency }).text]),
            ].join(': ')}
            onChange={({ currentTarget }) => setPointed(currentTarget.valueAsNumber)}
          />
        ) : null}
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
          <path d={`M${x} 0V${curveBox.height}`} className={styles.cursor} />
          <path d={`M${x} ${y}h0`} className={styles.dot} />
        </svg>
      </div>
      <div className={styles.ends} aria-hidden>
        <DateTime value={iso(first.at)} dateOnly />
        {lastIndex > 0 ? <DateTime value={iso(last.at)} dateOnly /> : null}
      </div>
      <div className={visuallyHidden}>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{t('curveDate')}</th>
              <th scope="col">{t('curveBalance')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((point) => (
              <tr key={point.at}>
                <td>
                  <DateTime value={point.at} />
                </td>
                <td>
                  <Money value={{ amount: point.amount, currency }} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
};
