import { useEffect, useState } from 'react';
import type { LogBuffer } from './logBuffer.ts';
import type { LogRows } from './logRows.ts';

/** Figures of a log for the controls around it. */
export type LogFigures = {
  /** Number of lines kept. */
  size: number;
  /** Number of old lines that made room for newer ones. */
  dropped: number;
  /** Number of lines shown. */
  shown: number;
  /** True if the filter has read every line. */
  isRead: boolean;
};

/** Milliseconds between two readings: a number that changes faster cannot be read. */
const readEvery = 300;

const figuresOf = (buffer: LogBuffer, rows: LogRows): LogFigures => ({
  size: buffer.end - buffer.first,
  dropped: buffer.first,
  shown: rows.count,
  isRead: rows.isRead,
});

/** The figures of a log, at once for other rows and every 300 ms while lines arrive. */
export const useLogFigures = (buffer: LogBuffer, rows: LogRows): LogFigures => {
  const [figures, setFigures] = useState(() => figuresOf(buffer, rows));
  useEffect(() => {
    const read = () =>
      setFigures((last) => {
        const next = figuresOf(buffer, rows);
        return (Object.keys(next) as (keyof LogFigures)[]).every((name) => next[name] === last[name]) ? last : next;
      });
    read();
    const timer = setInterval(read, readEvery);
    return () => clearInterval(timer);
  }, [buffer, rows]);
  return figures;
};
