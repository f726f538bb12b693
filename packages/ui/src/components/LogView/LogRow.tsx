import { memo, type ReactNode } from 'react';
import * as styles from './LogRow.css.ts';
import { logLevels } from './levelOf.ts';
import type { LogBuffer, LogMark } from './logBuffer.ts';
import { type LogFilter, levelAt } from './logRows.ts';
import { startOfMessage, visibleText } from './readLine.ts';

/** Matches of a line that are marked; a letter may match thousands of times. */
const mostMarked = 300;

/** A text with its matches inside a `mark`; always as text, never as HTML. */
const marked = (text: string, pattern: RegExp | null): ReactNode => {
  if (!pattern) return text;
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (pieces.length >= 2 * mostMarked) break;
    pieces.push(text.slice(end, match.index), <mark key={match.index}>{match[0]}</mark>);
    end = match.index + match[0].length;
  }
  return [...pieces, text.slice(end)];
};

type LogRowProps = { buffer: LogBuffer; number: number; filter: LogFilter; wordsOf: (mark: LogMark) => string };

/** A line of a log, its last part (spec section 7, Runtime logs); or a mark of ours. A line never changes. */
export const LogRow = memo(({ buffer, number, filter: { pattern }, wordsOf }: LogRowProps) => {
  const entry = buffer.at(number) ?? '';
  if (typeof entry !== 'string') {
    return (
      <div className={`${styles.row} ${styles.mark[entry.kind]}`}>
        <span className={styles.markText}>{wordsOf(entry)}</span>
      </div>
    );
  }
  const start = startOfMessage(entry, buffer.separator);
  const level = logLevels[levelAt(buffer, number)] ?? 'none';
  return (
    <div className={level === 'none' ? styles.row : `${styles.row} ${styles.levels[level]}`}>
      {marked(visibleText(entry.slice(start)), pattern)}
    </div>
  );
});
