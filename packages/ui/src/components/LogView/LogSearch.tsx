import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './LogBar.css.ts';
import type { LogWindow } from './logWindow.ts';
import { useCount } from './useCount.ts';
import { useLogFigure } from './useLogWindow.ts';
import { useSpoken } from './useSpoken.ts';

type LogSearchProps = {
  query: string;
  onQueryChange: (query: string) => void;
  view: LogWindow;
  onLeave: () => void;
  ref: Ref<HTMLInputElement>;
};

/** The search of a log: Enter and Shift+Enter go to the next and the previous match, Esc empties it and goes back to the lines. */
export const LogSearch = ({ query, onQueryChange, view, onLeave, ref }: LogSearchProps) => {
  const { t } = useTranslation('serverLog');
  const number = useCount();
  const matches = useLogFigure(view, 'matches');
  const current = useLogFigure(view, 'current');
  const isSearching = useLogFigure(view, 'isSearching');
  const total = number(matches) + (isSearching ? '…' : '');
  const found =
    query === '' || isSearching
      ? ''
      : matches === 0
        ? t('view.foundNone')
        : t('view.foundCount', { count: matches, number: number(matches) });
  const spoken = useSpoken(query, found);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') view.step(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') {
      onQueryChange('');
      onLeave();
    } else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to keys of the field inside.
    <div className={styles.search} onKeyDown={press}>
      <TextField
        ref={ref}
        label={t('view.search')}
        hideLabel
        type="search"
        placeholder={t('view.search')}
        spellCheck={false}
        autoComplete="off"
        prefix={<Icon icon={icons.search} />}
        suffix={
          query === '' ? undefined : (
            <span className={styles.found}>
              <span>{current === -1 ? total : t('view.found', { current: number(current + 1), total })}</span>
              <IconButton size="small" aria-label={t('view.previous')} onPress={() => view.step(-1)}>
                <Icon icon={icons.chevronUp} />
              </IconButton>
              <IconButton size="small" aria-label={t('view.next')} onPress={() => view.step(1)}>
                <Icon icon={icons.chevronDown} />
              </IconButton>
            </span>
          )
        }
        value={query}
        onValueChange={onQueryChange}
      />
      <span className={visuallyHidden} role="status">
        {spoken}
      </span>
    </div>
  );
};
