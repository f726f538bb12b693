import { type ReactNode, useMemo, useRef, useState } from 'react';
import { saveText } from '../../common/saveText.ts';
import { LogArea } from './LogArea.tsx';
import { bar } from './LogBar.css.ts';
import { LogDownload } from './LogDownload.tsx';
import { LogLevels } from './LogLevels.tsx';
import { LogFoot, LogInstead, LogPill } from './LogParts.tsx';
import { LogSearch } from './LogSearch.tsx';
import * as styles from './LogView.css.ts';
import type { LogBuffer } from './logBuffer.ts';
import { createLogRows, textOf } from './logRows.ts';
import { searchPattern } from './searchPattern.ts';
import { useLogFigures } from './useLogFigures.ts';
import { useMarkWords } from './useMarkWords.ts';

export type LogViewProps = {
  /** The lines; the same buffer for the life of the component. */
  buffer: LogBuffer;
  /** Name of the log for screen readers. */
  label: string;
  /** State of the connection, at the start of the panel. */
  status?: ReactNode;
  /** Explanation in place of the lines while there are none. */
  empty: ReactNode;
  /** Name of the downloaded file. */
  fileName: string;
};

/** A live log: it follows the newest line until the customer scrolls up, and has a search, a level filter and a download. */
export const LogView = ({ buffer, label, status, empty, fileName }: LogViewProps) => {
  const [query, setQuery] = useState('');
  const [levels, setLevels] = useState<ReadonlySet<number> | null>(null);
  const [follow, setFollow] = useState(true);
  const area = useRef<HTMLDivElement>(null);
  const filter = useMemo(() => ({ levels, pattern: searchPattern(query) }), [levels, query]);
  const rows = useMemo(() => createLogRows(buffer, filter), [buffer, filter]);
  const figures = useLogFigures(buffer, rows);
  const wordsOf = useMarkWords();

  /** For a button that goes with its press, so that the keyboard stays here. */
  const focusLines = () => area.current?.focus({ preventScroll: true });
  const goToEnd = () => {
    setFollow(true);
    focusLines();
  };
  const showAll = () => {
    setLevels(null);
    focusLines();
  };

  return (
    <div className={styles.root}>
      {status ? <div className={styles.status}>{status}</div> : null}
      <div className={bar}>
        <LogSearch query={query} onQueryChange={setQuery} figures={figures} onLeave={focusLines} />
        {figures.size > 0 ? <LogLevels shown={levels} onShownChange={setLevels} /> : null}
        {figures.shown > 0 ? <LogDownload onPress={() => saveText(fileName, textOf(buffer, rows, wordsOf))} /> : null}
      </div>
      <div className={styles.frame}>
        <LogArea
          ref={area}
          buffer={buffer}
          rows={rows}
          filter={filter}
          label={label}
          wordsOf={wordsOf}
          follow={follow}
          onFollowChange={setFollow}
        />
        {figures.size === 0 ? <div className={styles.instead}>{empty}</div> : null}
        {figures.size > 0 && figures.shown === 0 && figures.isRead ? (
          <LogInstead isSearched={query !== ''} onShowAll={levels ? showAll : null} />
        ) : null}
        {follow || figures.shown === 0 ? null : <LogPill onPress={goToEnd} />}
      </div>
      <LogFoot figures={figures} />
    </div>
  );
};
