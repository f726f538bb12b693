import { type KeyboardEvent, type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '../../i18n/intl.ts';
import { locales } from '../../i18n/locales.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { saveText } from '../../private/saveText.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Button } from '../Button/Button.tsx';
import { LogActions } from './LogActions.tsx';
import { LogArea } from './LogArea.tsx';
import { LogLevels } from './LogLevels.tsx';
import { LogPill } from './LogPill.tsx';
import { LogSearch } from './LogSearch.tsx';
import * as styles from './LogView.css.ts';
import type { LogBuffer } from './logBuffer.ts';
import { searchPattern } from './searchPattern.ts';
import { useLogWindow } from './useLogWindow.ts';

export type LogViewProps = {
  /** The lines; the same buffer for the life of the component. */
  buffer: LogBuffer;
  /** Name of the log for screen readers. */
  label: string;
  /** True while the view stands still; lines are kept and counted meanwhile. */
  isPaused: boolean;
  onPausedChange: (isPaused: boolean) => void;
  /** True while the view moves along with the newest line. Scrolling up ends it, scrolling to the end starts it. */
  follow: boolean;
  onFollowChange: (follow: boolean) => void;
  /** State of the connection, at the start of the panel. */
  status?: ReactNode;
  /** Explanation in place of the lines while there are none. */
  empty: ReactNode;
  /** Name of the downloaded file. */
  fileName: string;
};

/** A live log: follow, pause, search, level filter, copy and download. The rows are drawn outside React (docs/decisions/0017). */
export const LogView = ({ buffer, label, status, empty, fileName, ...mode }: LogViewProps) => {
  const { isPaused, onPausedChange, follow, onFollowChange } = mode;
  const { t } = useTranslation('serverLog');
  const { tag } = locales[useLocale()];
  const number = (count: number) => numberFormat(tag).format(count);
  const [query, setQuery] = useState('');
  const [levels, setLevels] = useState<ReadonlySet<number> | null>(null);
  const [isWrapped, setWrapped] = useState(false);
  const [withParts, setParts] = useState(false);
  const [said, setSaid] = useState('');
  const area = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const pattern = useMemo(() => searchPattern(query), [query]);
  const { view, figures } = useLogWindow(buffer, {
    isPaused,
    follow,
    isWrapped,
    withParts,
    levels,
    pattern,
    onFollowChange,
  });
  const found =
    query === '' || figures.isSearching
      ? ''
      : figures.matches === 0
        ? t('view.foundNone')
        : t('view.foundCount', { count: figures.matches, number: number(figures.matches) });
  // Spoken after the typing, not with every letter.
  const spoken = useDeferredValue(found);

  const copy = async () => {
    const { text, count } = view.textOf();
    try {
      await navigator.clipboard.writeText(text);
      setSaid(t('view.copied', { count, number: number(count) }));
    } catch {
      setSaid(t('view.copyRefused'));
    }
  };

  const press = (event: KeyboardEvent) => {
    const isTyping = event.target === search.current;
    if (event.key === 'F3') view.step(event.shiftKey ? -1 : 1);
    // A second Ctrl F in the field is the browser's own search.
    else if (event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey) && !isTyping) search.current?.select();
    else if (event.key === '/' && event.target === area.current) search.current?.select();
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to keys of the elements inside.
    <div className={styles.root} onKeyDown={press}>
      {status ? <div className={styles.status}>{status}</div> : null}
      <div className={styles.bar}>
        <LogSearch
          ref={search}
          query={query}
          onQueryChange={setQuery}
          figures={figures}
          onStep={view.step}
          onLeave={() => area.current?.focus()}
        />
        <LogLevels shown={levels} onShownChange={setLevels} counts={figures.counts} />
        <LogActions
          isPaused={isPaused}
          onPausedChange={onPausedChange}
          isWrapped={isWrapped}
          onWrappedChange={setWrapped}
          withParts={withParts}
          onPartsChange={setParts}
          onCopy={copy}
          onDownload={() => saveText(fileName, `${view.textOf().text}\n`)}
          onClear={buffer.clear}
        />
      </div>
      <div className={styles.frame}>
        <LogArea ref={area} view={view} label={label} onFollowChange={onFollowChange} />
        {figures.size === 0 ? <div className={styles.instead}>{empty}</div> : null}
        {figures.hidesAll ? (
          <div className={styles.instead}>
            <p>{t('view.hidesAll')}</p>
            <Button size="small" variant="outline" tone="neutral" onPress={() => setLevels(null)}>
              {t('view.showAll')}
            </Button>
          </div>
        ) : null}
        <LogPill {...mode} behind={figures.behind} hasLines={figures.size > 0} />
      </div>
      <div className={styles.foot}>
        <span>
          {t('view.kept', { count: figures.size, number: number(figures.size) })}
          {figures.dropped > 0
            ? ` · ${t('view.dropped', { count: figures.dropped, number: number(figures.dropped) })}`
            : ''}
          {said === '' ? '' : ` · ${said}`}
        </span>
        <span className={styles.hint}>{t('view.hint')}</span>
      </div>
      <div className={visuallyHidden} role="status">
        {said} {spoken}
      </div>
    </div>
  );
};
