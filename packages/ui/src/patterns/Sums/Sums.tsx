import type { Tally } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Money } from '../../components/Money/Money.tsx';
import * as styles from './Sums.late.css.ts';

export type SumsProps<Part extends string> = {
  of: Tally<Part>;
  /** In their order; the last one is the result. */
  parts: readonly { part: Part; label: string }[];
  /** True if the result is a change of money, with a sign. */
  signed?: boolean;
};

/** The sums of a table's found rows for each currency, and the number of rows that are not in them. Screen readers hear it after a change. */
export const Sums = <Part extends string>({ of: { sums, leftOut }, parts, signed }: SumsProps<Part>) => {
  const { t } = useTranslation('tableView');
  const shown = sums.length > 0 ? sums : [null];
  return (
    <div className={styles.root} role="status" aria-label={t('sums')}>
      <div className={styles.name}>
        {t('sums')}
        {leftOut > 0 ? <span className={styles.leftOut}>{t('leftOut', { count: leftOut })}</span> : null}
      </div>
      <div className={styles.currencies}>
        {shown.map((each, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a currency has its place, and its line keeps nothing.
          <dl key={place} className={styles.line}>
            {parts.map(({ part, label }, at) => (
              <div key={part} className={styles.part}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>
                  <Money value={each?.[part] ?? null} strong signed={signed && at === parts.length - 1} />
                </dd>
              </div>
            ))}
          </dl>
        ))}
      </div>
    </div>
  );
};
