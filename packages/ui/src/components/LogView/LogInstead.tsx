import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import * as styles from './LogView.css.ts';

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
