import type { Flow } from '@may/domain';
import * as styles from './CashFlow.late.css.ts';

type ServicePlotProps = { rows: readonly (Flow & { id: string; name: string })[] };

/** Room of a bar for each direction, and the space below it. */
const line = { width: 1_000, bar: 8, gap: 2 } as const;

/** Money in and out of each service as lying bars. They are decoration: the table beside them says the same. */
export const ServicePlot = ({ rows }: ServicePlotProps) => {
  const most = Math.max(1, ...rows.flatMap(({ received, spent }) => [received, spent]));
  const widthOf = (amount: number) => (amount > 0 ? Math.max(6, Math.round((amount / most) * line.width)) : 0);
  return (
    <ul className={styles.services} aria-hidden>
      {rows.map(({ id, name, received, spent }) => (
        <li key={id} className={styles.service}>
          <span className={styles.serviceName}>{name}</span>
          {[received, spent].map((amount, place) =>
            amount > 0 ? (
              <svg
                key={place === 0 ? 'received' : 'spent'}
                viewBox={`0 0 ${line.width} ${line.bar}`}
                preserveAspectRatio="none"
                className={styles.serviceBar}
                aria-hidden
              >
                {place === 0 ? (
                  <rect width={widthOf(amount)} height={line.bar} className={styles.receivedBar} />
                ) : (
                  [0, 3, 6].map((y) => (
                    <rect key={y} y={y} width={widthOf(amount)} height={line.gap} className={styles.spentBar} />
                  ))
                )}
              </svg>
            ) : null,
          )}
        </li>
      ))}
    </ul>
  );
};
