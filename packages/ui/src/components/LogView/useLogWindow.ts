import { type UIEvent, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { LogBuffer } from './logBuffer.ts';
import type { LogRows } from './logRows.ts';

type LogWindowOptions = { follow: boolean; onFollowChange: (follow: boolean) => void };

/** Rows that are drawn above and below the view. */
const overscan = 4;

/** Pixels of a row, which is 1.25rem high; a reader may have chosen another size of text. */
const readRowHeight = () => 1.25 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Draws once a frame while lines arrive, however many they are. Returns a function that draws at once. */
const useFrames = (buffer: LogBuffer, rows: LogRows): (() => void) => {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let frame = 0;
    const request = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        rows.read();
        draw();
        if (!rows.isRead) request();
      });
    };
    request();
    const stop = buffer.subscribe(request);
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [buffer, rows]);
  return draw;
};

/** The rows in view, all of one height. The line at the upper edge stays there while lines arrive, leave, or are filtered. */
export const useLogWindow = (buffer: LogBuffer, rows: LogRows, { follow, onFollowChange }: LogWindowOptions) => {
  const area = useRef<HTMLDivElement>(null);
  const [rowHeight] = useState(readRowHeight);
  const [height, setHeight] = useState(0);
  /** The line at the upper edge, and how much of it is above. */
  const edge = useRef({ number: 0, above: 0 });
  const draw = useFrames(buffer, rows);

  const farthest = Math.max(0, rows.count * rowHeight - height);
  const edgeRow = rows.rowOf(edge.current.number);
  const isEdgeShown = rows.numberAt(edgeRow) === edge.current.number;
  const kept = edgeRow * rowHeight + (isEdgeShown ? edge.current.above : 0);
  const top = follow ? farthest : Math.min(kept, farthest);
  const start = Math.max(0, Math.floor(top / rowHeight) - overscan);
  const end = Math.min(rows.count, Math.ceil((top + height) / rowHeight) + overscan);

  const placeEdge = (place: number) => {
    edge.current = { number: rows.numberAt(Math.floor(place / rowHeight)), above: place % rowHeight };
  };

  useLayoutEffect(() => {
    if (follow) placeEdge(top);
    if (area.current && Math.abs(area.current.scrollTop - top) >= 1) area.current.scrollTop = top;
  });

  useLayoutEffect(() => {
    if (!area.current) return;
    const { current } = area;
    const observer = new ResizeObserver(() => setHeight(current.clientHeight));
    observer.observe(current);
    setHeight(current.clientHeight);
    return () => observer.disconnect();
  }, []);

  const onScroll = ({ currentTarget: { scrollTop: place, scrollHeight, clientHeight } }: UIEvent) => {
    if (Math.abs(place - top) < 1) return;
    placeEdge(place);
    // The browser moves the lines of an area that grew at its end, and says so before `height` is known: the customer has not scrolled up.
    const below = scrollHeight - clientHeight - place;
    if (place < top && below >= 1) onFollowChange(false);
    else if (place >= top && below <= 2) onFollowChange(true);
    draw();
  };

  return { area, height: rows.count * rowHeight, start, end, offset: start * rowHeight, onScroll };
};
