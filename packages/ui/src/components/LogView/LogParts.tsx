import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import * as icons from '../Icon/icons.ts';
import * as styles from './LogView.css.ts';
import { useCount } from './useCount.ts';
import type { LogFigures } from './useLogFigures.ts';

type LogInsteadProps = {
  isSearched: boolean;
  /** Null without a level filter. */
  onShowAll: (() => void) | null;
};

/** Words in place of the lines: the search or the level filter hides all of them. */
export const LogInstead = ({ isSearched, onShowAll }: LogInsteadProps) => {
  const { t } = useTranslation('serverLog');
  return (
    <div className={styles.instead}>
      <p>{t(isSearched ? 'view.foundNone' : 'view.hidesAll')}</p>
      {onShowAll ? (
        <Button size="small" variant="outline" onPress={onShowAll}>
          {t('view.showAll')}
        </Button>
      ) : null}
    </div>
  );
};

/** The way back to the newest line. */
export const LogPill = ({ onPress }: { onPress: () => void }) => {
  const { t } = useTranslation('serverLog');
  return (
    <div className={styles.pill}>
      <Button size="small" icon={icons.toEnd} onPress={onPress}>
        {t('view.toEnd')}
      </Button>
    </div>
  );
};

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
