import { useTranslation } from 'react-i18next';
import * as styles from './LogView.css.ts';
import { useCount } from './useCount.ts';
import type { LogFigures } from './useLogFigures.ts';

/** The number of lines that are kept, and of older ones that are not. */
export const LogFoot = ({ figures: { size, dropped } }: { figures: LogFigures }) => {
  const { t } = useTranslation('serverLog');
  const number = useCount();
  return (
    <div className={styles.foot}>
      {size > 0 ? t('view.kept', { count: size, number: number(size) }) : '\u00a0'}
      {dropped > 0 ? ` · ${t('view.dropped', { count: dropped, number: number(dropped) })}` : ''}
    </div>
  );
};
