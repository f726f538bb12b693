import { useTranslation } from 'react-i18next';
import * as styles from './LogBar.css.ts';
import { logLevels } from './levelOf.ts';

type LogLevelsProps = {
  /** Indexes of the levels that are shown, or null for all. */
  shown: ReadonlySet<number> | null;
  onShownChange: (shown: ReadonlySet<number> | null) => void;
};

/** The level filter: a button for each level. */
export const LogLevels = ({ shown, onShownChange }: LogLevelsProps) => {
  const { t } = useTranslation('serverLog');
  const toggle = (level: number) => {
    const next = new Set(shown);
    if (!next.delete(level)) next.add(level);
    onShownChange(next.size === 0 ? null : next);
  };
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
        </button>
      ))}
    </fieldset>
  );
};
