import { useTranslation } from 'react-i18next';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './LogBar.css.ts';

/** The download of the shown lines, with all their parts. */
export const LogDownload = ({ onPress }: { onPress: () => void }) => {
  const { t } = useTranslation('serverLog');
  return (
    <div className={styles.download}>
      <IconButton icon={icons.download} size="small" aria-label={t('view.download')} onPress={onPress} />
    </div>
  );
};
