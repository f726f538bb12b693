import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import * as icons from '../Icon/icons.ts';
import * as styles from './LogView.css.ts';

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
