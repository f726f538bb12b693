import { useTranslation } from 'react-i18next';
import * as styles from './LogView.css.ts';
import type { LogWindow } from './logWindow.ts';
import { useCount } from './useCount.ts';
import { useLogFigure } from './useLogWindow.ts';

type LogFootProps = {
  view: LogWindow;
  /** Result of the last action. */
  said: string;
};

/** The number of lines that are kept, and of older ones that are not. */
export const LogFoot = ({ view, said }: LogFootProps) => {
  const { t } = useTranslation('serverLog');
  const number = useCount();
  const size = useLogFigure(view, 'size');
  const dropped = useLogFigure(view, 'dropped');
  return (
    <div className={styles.foot}>
      <span>
        {size > 0 ? t('view.kept', { count: size, number: number(size) }) : ''}
        {dropped > 0 ? ` · ${t('view.dropped', { count: dropped, number: number(dropped) })}` : ''}
        <span role="status">{said === '' ? '' : ` · ${said}`}</span>
      </span>
      <span className={styles.hint}>{t('view.hint')}</span>
    </div>
  );
};
