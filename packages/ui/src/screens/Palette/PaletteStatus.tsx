import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { useList } from '../../i18n/useList.ts';
import { useOnline } from '../../useOnline.ts';
import * as styles from './Palette.late.css.ts';
import type { PaletteScreenProps } from './palette.ts';

/** Names that a line holds. */
const most = 4;

type PaletteStatusProps = Pick<PaletteScreenProps, 'reading' | 'unread' | 'onRetry'> & { hasFailed: boolean };

/** Says which part is not searched: it is still read, could not be read, or the browser is offline. */
export const PaletteStatus = ({ reading, unread, hasFailed, onRetry }: PaletteStatusProps) => {
  const { t } = useTranslation(['palette', 'common']);
  const list = useList();
  const isOnline = useOnline();
  return (
    <>
      {hasFailed ? (
        <p className={styles.status} role="alert">
          {t('failed')}
        </p>
      ) : null}
      {isOnline ? null : <p className={styles.status}>{t('offline')}</p>}
      {unread.length > 0 ? (
        <div className={styles.status}>
          <p>{t('unread', { names: list(unread, most) })}</p>
          {isOnline ? (
            <Button size="small" variant="ghost" tone="neutral" onPress={onRetry}>
              {t('common:retry')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {reading.length > 0 ? <p className={styles.status}>{t('reading', { names: list(reading, most) })}</p> : null}
    </>
  );
};
