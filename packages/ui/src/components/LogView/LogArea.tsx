import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import * as styles from './LogRow.css.ts';
import { LogRow } from './LogRow.tsx';
import { area as areaStyle } from './LogView.css.ts';
import type { LogBuffer, LogMark } from './logBuffer.ts';
import type { LogFilter, LogRows } from './logRows.ts';
import { useLogWindow } from './useLogWindow.ts';

type LogAreaProps = {
  buffer: LogBuffer;
  rows: LogRows;
  filter: LogFilter;
  label: string;
  wordsOf: (mark: LogMark) => string;
  follow: boolean;
  onFollowChange: (follow: boolean) => void;
  ref: Ref<HTMLDivElement>;
};

/** The scrolling lines of a log: the rows in view alone are on the page. */
export const LogArea = ({ buffer, rows, filter, label, wordsOf, ref, ...mode }: LogAreaProps) => {
  const { area, height, start, end, offset, onScroll } = useLogWindow(buffer, rows, mode);
  const { onFollowChange } = mode;
  useImperativeHandle(ref, () => area.current as HTMLDivElement, [area]);
  /** The longest row so far; the area must not become narrower when it leaves the view. */
  const widest = useRef(0);

  useEffect(() => {
    const hear = () => {
      const selection = document.getSelection();
      // Lines must not run away under a selection.
      if (selection?.isCollapsed === false && area.current?.contains(selection.anchorNode)) onFollowChange(false);
    };
    document.addEventListener('selectionchange', hear);
    return () => document.removeEventListener('selectionchange', hear);
  }, [area, onFollowChange]);

  const numbers = Array.from({ length: Math.max(0, end - start) }, (_, place) => rows.numberAt(start + place));
  for (const number of numbers) {
    const entry = buffer.at(number);
    if (typeof entry === 'string') widest.current = Math.max(widest.current, entry.length);
  }
  return (
    <div
      ref={area}
      className={areaStyle}
      role="log"
      aria-live="off"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
      tabIndex={0}
      onScroll={onScroll}
      onWheel={({ deltaY, ctrlKey, currentTarget }) =>
        // With Ctrl it makes the page larger.
        deltaY < 0 && !ctrlKey && currentTarget.scrollTop > 0 && onFollowChange(false)
      }
    >
      <div className={styles.sheet} style={{ height, minWidth: `max(100%, ${widest.current}ch + 40px)` }}>
        <div className={styles.list} style={{ transform: `translateY(${offset}px)` }}>
          {numbers.map((number) => (
            <LogRow key={number} buffer={buffer} number={number} filter={filter} wordsOf={wordsOf} />
          ))}
        </div>
      </div>
    </div>
  );
};
