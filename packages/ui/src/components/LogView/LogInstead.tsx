import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import * as styles from './LogView.css.ts';
import type { LogWindow } from './logWindow.ts';
import { useLogFigure } from './useLogWindow.ts';

type LogInsteadProps = { view: LogWindow; empty: ReactNode; onShowAll: () => void };

/** Words in place of the lines: there are none, or the level filter hides all of them. */
export const LogInstead = ({ view, empty, onShowAll }: LogInsteadProps) => {
  const { t } = useTranslation('serverLog');
  const hasLines = useLogFigure(view, 'hasLines');
  const hidesAll = useLogFigure(view, 'hidesAll');
  if (!hasLines) return <div className={styles.instead}>{empty}</div>;
  if (!hidesAll) return null;
  return (
    <div className={styles.instead}>
      <p>{t('view.hidesAll')}</p>
      <Button size="small" variant="outline" tone="neutral" onPress={onShowAll}>
        {t('view.showAll')}
      </Button>
    </div>
  );
};
