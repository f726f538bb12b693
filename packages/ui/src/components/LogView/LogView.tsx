import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveText } from '../../private/saveText.ts';
import { media } from '../../theme/media.ts';
import { LogActions } from './LogActions.tsx';
import { LogArea } from './LogArea.tsx';
import { bar } from './LogBar.css.ts';
import { LogFoot } from './LogFoot.tsx';
import { LogInstead } from './LogInstead.tsx';
import { LogLevels } from './LogLevels.tsx';
import { LogPill } from './LogPill.tsx';
import { LogSearch } from './LogSearch.tsx';
import * as styles from './LogView.css.ts';
import type { LogBuffer } from './logBuffer.ts';
import { searchPattern } from './searchPattern.ts';
import { useCount } from './useCount.ts';
import { useLogWindow } from './useLogWindow.ts';
import { useSaid } from './useSaid.ts';

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

/** A narrow screen shows too little of a line that does not wrap. */
const isNarrow = () => !matchMedia(media.tablet).matches;

/** A live log: follow, pause, search, level filter, copy and download. Its rows are drawn outside React. */
export const LogView = ({ buffer, label, status, empty, fileName, ...mode }: LogViewProps) => {
  const { isPaused, onPausedChange, follow, onFollowChange } = mode;
  const { t } = useTranslation('serverLog');
  const number = useCount();
  const [query, setQuery] = useState('');
  const [levels, setLevels] = useState<ReadonlySet<number> | null>(null);
  const [isWrapped, setWrapped] = useState(isNarrow);
  const [withParts, setParts] = useState(false);
  const [said, say] = useSaid();
  const area = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const pattern = useMemo(() => searchPattern(query), [query]);
  const view = useLogWindow(buffer, {
    isPaused,
    follow,
    isWrapped,
    withParts,
    levels,
    pattern,
    onFollowChange,
  });
  const copy = async () => {
    const { text, count } = view.textOf();
    try {
      await navigator.clipboard.writeText(text);
      say(t('view.copied', { count, number: number(count) }));
    } catch {
      say(t('view.copyRefused'));
    }
  };

  /** For a button that goes with its press, so that the keyboard stays here. */
  const focusLines = () => area.current?.focus({ preventScroll: true });
  const clear = () => {
    view.clear();
    // Nothing is left above that the customer could be reading.
    onFollowChange(true);
    focusLines();
  };
  const showAll = () => {
    setLevels(null);
    focusLines();
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
      <div className={bar}>
        <LogSearch ref={search} query={query} onQueryChange={setQuery} view={view} onLeave={focusLines} />
        <LogLevels shown={levels} onShownChange={setLevels} view={view} />
        <LogActions
          view={view}
          isPaused={isPaused}
          onPausedChange={onPausedChange}
          isWrapped={isWrapped}
          onWrappedChange={setWrapped}
          withParts={withParts}
          onPartsChange={setParts}
          onCopy={copy}
          onDownload={() => saveText(fileName, `${view.textOf().text}\n`)}
          onClear={clear}
        />
      </div>
      <div className={styles.frame}>
        <LogArea ref={area} view={view} label={label} onFollowChange={onFollowChange} />
        <LogInstead view={view} empty={empty} onShowAll={showAll} />
        <LogPill {...mode} view={view} onLeave={focusLines} />
      </div>
      <LogFoot view={view} said={said} />
    </div>
  );
};
