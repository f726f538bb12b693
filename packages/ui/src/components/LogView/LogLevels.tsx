import { useTranslation } from 'react-i18next';
import * as styles from './LogBar.css.ts';
import { logLevels } from './levelOf.ts';
import type { LogWindow } from './logWindow.ts';
import { useCount } from './useCount.ts';
import { useLogFigure } from './useLogWindow.ts';

type LogLevelsProps = {
  /** Indexes of the levels that are shown, or null for all. */
  shown: ReadonlySet<number> | null;
  onShownChange: (shown: ReadonlySet<number> | null) => void;
  view: LogWindow;
};

/** The level filter: a button for each level with its number of lines, which grows while lines are read. It comes with the first line. */
export const LogLevels = ({ shown, onShownChange, view }: LogLevelsProps) => {
  const { t } = useTranslation('serverLog');
  const number = useCount();
  const counts = useLogFigure(view, 'counts');
  const isCounting = useLogFigure(view, 'isCounting');
  const hasBegun = useLogFigure(view, 'hasBegun');
  const figure = (count: number) => {
    if (!isCounting) return number(count);
    return count === 0 ? '…' : `${number(count)}…`;
  };
  const toggle = (level: number) => {
    const next = new Set(shown);
    if (!next.delete(level)) next.add(level);
    onShownChange(next.size === 0 ? null : next);
  };
  if (!hasBegun) return null;
  return (
    <fieldset className={styles.levels} aria-label={t('view.levels')}>
      <button type="button" className={styles.level} aria-pressed={shown === null} onClick={() => onShownChange(null)}>
        {t('view.allLevels')}
      </button>
      {logLevels.map((level, index) => (
        <button
          key={level}
          type="button"
          className={styles.level}
          aria-pressed={shown?.has(index) ?? false}
          onClick={() => toggle(index)}
        >
          <span className={styles.dots[level]} aria-hidden />
          {t(`view.level.${level}`)}
          <span className={styles.count}>{figure(counts[index] ?? 0)}</span>
        </button>
      ))}
    </fieldset>
  );
};
