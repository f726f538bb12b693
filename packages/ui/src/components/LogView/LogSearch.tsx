import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { pressedKey } from '../../common/pressedKey.ts';
import { visuallyHidden } from '../../common/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './LogBar.css.ts';
import { useCount } from './useCount.ts';
import type { LogFigures } from './useLogFigures.ts';
import { useSpoken } from './useSpoken.ts';

type LogSearchProps = {
  query: string;
  onQueryChange: (query: string) => void;
  figures: LogFigures;
  onLeave: () => void;
};

/** The search of a log leaves the lines that hold its text; Esc empties it and goes back to the lines. */
export const LogSearch = ({ query, onQueryChange, figures: { shown, isRead }, onLeave }: LogSearchProps) => {
  const { t } = useTranslation('serverLog');
  const number = useCount();
  const words = shown === 0 ? t('view.foundNone') : t('view.foundCount', { count: shown, number: number(shown) });
  const found = query === '' || !isRead ? '' : words;
  const spoken = useSpoken(query, found);
  const press = (event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Escape') return;
    onQueryChange('');
    onLeave();
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to keys of the field inside.
    <div className={styles.search} onKeyDown={press}>
      <TextField
        label={t('view.search')}
        hideLabel
        type="search"
        placeholder={t('view.search')}
        spellCheck={false}
        autoComplete="off"
        prefix={<Icon icon={icons.search} />}
        suffix={found === '' ? undefined : <span className={styles.found}>{found}</span>}
        value={query}
        onValueChange={onQueryChange}
      />
      <span className={visuallyHidden} role="status">
        {spoken}
      </span>
    </div>
  );
};
