import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '../../i18n/intl.ts';
import { locales } from '../../i18n/locales.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './LogView.css.ts';
import type { LogFigures } from './logWindow.ts';

type LogSearchProps = {
  query: string;
  onQueryChange: (query: string) => void;
  figures: LogFigures;
  onStep: (direction: 1 | -1) => void;
  onLeave: () => void;
  ref: Ref<HTMLInputElement>;
};

/** The search of a log: Enter and Shift+Enter go to the next and the previous match, Esc empties it and goes back to the lines. */
export const LogSearch = ({ query, onQueryChange, figures, onStep, onLeave, ref }: LogSearchProps) => {
  const { t } = useTranslation('serverLog');
  const { tag } = locales[useLocale()];
  const number = (count: number) => numberFormat(tag).format(count);
  const { matches, current, isSearching } = figures;
  const total = number(matches) + (isSearching ? '…' : '');
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
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
              <span>
                {current === -1 ? total : t('view.found', { current: number(current + 1), total })}
              </span>
              <IconButton size="small" aria-label={t('view.previous')} onPress={() => onStep(-1)}>
                <Icon icon={icons.chevronUp} />
              </IconButton>
              <IconButton size="small" aria-label={t('view.next')} onPress={() => onStep(1)}>
                <Icon icon={icons.chevronDown} />
              </IconButton>
            </span>
          )
        }
        value={query}
        onValueChange={onQueryChange}
      />
    </div>
  );
};
