import type { YearFlow } from '@may/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../format/formatMoney.ts';
import * as styles from './CashFlow.late.css.ts';
import { barsOf, plotBox } from './plotBars.ts';
import { useMonthNames } from './useMonthNames.ts';

type FlowPlotProps = Pick<YearFlow, 'months' | 'currency'>;

/** Money in and out of each month as bars. They are decoration: the table beside them says the same. */
export const FlowPlot = ({ months, currency }: FlowPlotProps) => {
  const { t } = useTranslation();
  const stripes = useId();
  const nameOf = useMonthNames();
  // Six letters have room: “Tháng 12” would touch its neighbours. All months have names of one kind.
  const length = months.some(({ month }) => nameOf(month, 'short').length > 6) ? 'narrow' : 'short';
  const { zero, most, received, spent } = barsOf(months);
  const edge = (amount: number) => (amount === 0 ? null : formatMoney({ amount, currency }).text);
  const { width, height, bar } = plotBox;
  return (
    <div className={styles.plot} aria-hidden>
      <div className={styles.legend}>
        <span className={styles.key}>
          <span className={styles.receivedKey} />
          {t('direction.received')}
        </span>
        <span className={styles.key}>
          <span className={styles.spentKey} />
          {t('direction.spent')}
        </span>
      </div>
      <span className={styles.edge}>{edge(most.received)}</span>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className={styles.drawing} aria-hidden>
        {/* Lines from side to side stay as they are while the drawing is stretched. */}
        <pattern id={stripes} width={width} height="5" patternUnits="userSpaceOnUse">
          <rect width={width} height="3" className={styles.spentBar} />
        </pattern>
        {received.map(({ x, y, height: size }) => (
          <rect key={x} x={x} y={y} width={bar} height={size} className={styles.receivedBar} />
        ))}
        {spent.map(({ x, y, height: size }) => (
          <rect key={x} x={x} y={y} width={bar} height={size} fill={`url(#${stripes})`} className={styles.spentFrame} />
        ))}
        <path d={`M0 ${zero}H${width}`} className={styles.zero} />
      </svg>
      <span className={styles.edge}>{edge(-most.spent)}</span>
      <div className={styles.months}>
        {months.map(({ month }) => (
          <span key={month}>
            <span className={styles.onPhone}>{nameOf(month, 'narrow')}</span>
            <span className={styles.onDesktop}>{nameOf(month, length)}</span>
          </span>
        ))}
      </div>
    </div>
  );
};
