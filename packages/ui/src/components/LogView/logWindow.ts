import { createRow, drawRow, type LogWords, type Row } from './drawRow.ts';
import * as styles from './LogRow.css.ts';
import { levelOf, logLevels } from './levelOf.ts';
import type { LogBuffer, LogEntry, LogLines } from './logBuffer.ts';
import { createLogIndex } from './logIndex.ts';
import { startOfMessage } from './readLine.ts';

/** Figures of a log for the controls around it. */
export type LogFigures = {
  /** Number of lines kept. */
  size: number;
  hasLines: boolean;
  /** True once the log has had a line, also after it was cleared. */
  hasBegun: boolean;
  dropped: number;
  /** Number of lines that arrived after the customer left the end. */
  behind: number;
  /** Number of lines of each level of `logLevels`, as far as they are read. */
  counts: readonly number[];
  /** True while lines wait to be counted. */
  isCounting: boolean;
  matches: number;
  /** Place of the marked match, from 0; -1 for none. */
  current: number;
  isSearching: boolean;
  /** True if the level filter hides every line. */
  hidesAll: boolean;
};

export type LogWindowOptions = {
  isPaused: boolean;
  follow: boolean;
  isWrapped: boolean;
  withParts: boolean;
  /** Indexes of the levels that are shown, or null for every line. */
  levels: ReadonlySet<number> | null;
  pattern: RegExp | null;
  words: LogWords;
  onFollowChange: (follow: boolean) => void;
};

/** Milliseconds between two updates of the figures. */
const figuresEvery = 300;
/** Milliseconds of work on the index after a frame: with a search or a filter, and without. */
const awaitedSlice = 7;
const quietSlice = 3;
const quietEvery = 240;
/** Milliseconds between two frames of a flood that replaces every row each time: more cannot be read, and it leaves the page free. */
const floodEvery = 30;
/** Rows that are drawn beyond each edge while the customer scrolls. */
const overscan = 8;
/** Pixels of a row beside its text, and above and below all rows. */
const sidePadding = 40;
const edge = 6;
/** Lines that are read back for the level of a line that continues others. */
const mostLookback = 100;

const emptyFigures: LogFigures = {
  size: 0,
  hasLines: false,
  hasBegun: false,
  dropped: 0,
  behind: 0,
  counts: logLevels.map(() => 0),
  isCounting: true,
  matches: 0,
  current: -1,
  isSearching: false,
  hidesAll: false,
};

const isSame = (one: LogFigures, other: LogFigures): boolean =>
  (Object.keys(one) as (keyof LogFigures)[]).every((name) => one[name] === other[name]);

/** Columns of a text in a font of equal widths; wide characters take two. */
const columnsOf = (text: string): number => (/[\t\u2000-\uffff]/.test(text) ? text.length * 2 : text.length);

const place = (element: HTMLElement, className: string, parent?: HTMLElement): HTMLElement => {
  element.className = className;
  parent?.append(element);
  return element;
};

/**
 * Draws a log into a scrolling element by hand: rows of the visible lines alone, once a frame. React draws the controls around it,
 * from `figures`. `attach` connects it to its element.
 */
export const createLogWindow = (buffer: LogBuffer, initial: LogWindowOptions) => {
  let options = initial;
  let lines: LogLines = initial.isPaused ? buffer.snapshot() : buffer;
  const index = createLogIndex();
  index.read(lines);
  index.set(initial);

  let area: HTMLElement | null = null;
  const spacer = place(document.createElement('div'), styles.spacer);
  spacer.classList.toggle(styles.wrapped, initial.isWrapped);
  const sheet = place(document.createElement('div'), styles.sheet, spacer);
  const list = place(document.createElement('div'), styles.list, sheet);
  const rows: Row[] = [];
  let version = 0;

  let rowHeight = 20;
  let viewHeight = 0;
  /** Scroll position as last set or read. */
  let top = 0;
  let drawnHeight = -1;
  let widest = 0;
  let drawnWidest = -1;
  /** Rows that had left at the front when the last frame was drawn. */
  let drawnGone = 0;
  let drawnEnd = 0;
  let drawnAt = Number.NEGATIVE_INFINITY;
  let drawnOffset = Number.NaN;
  /** In wrapped mode: the row `row`, a fraction of it down, is at `y` of the view. */
  let anchor = { number: 0, part: 0, y: 0 };
  let hasScrolled = true;
  /** True if the next frame scrolls sideways to the marked match. */
  let seeksMatch = false;
  /** The line at the upper edge after the next frame. */
  let goal: number | null = null;

  let baseline = buffer.end;
  let current = -1;
  let frame = 0;
  let workTimer: ReturnType<typeof setTimeout> | undefined;
  let figuresTimer: ReturnType<typeof setTimeout> | undefined;
  let figuresAt = 0;
  // The other figures come after the first frame, which they must not hold up.
  let figures = { ...emptyFigures, hasLines: buffer.size > 0, hasBegun: buffer.end > 0 };
  const listeners = new Set<() => void>();

  const rowCount = () => (options.levels ? index.rows.size : lines.end - lines.first);
  const numberAt = (row: number) => (options.levels ? (index.rows.at(row) ?? -1) : lines.first + row);
  const rowOf = (number: number) => (options.levels ? index.rows.indexOf(number) : number - lines.first);

  const goneCount = () => (options.levels ? index.rows.dropped : lines.first);

  const textOf = (entry: LogEntry | undefined) =>
    typeof entry === 'string' ? entry : entry?.kind === 'cut' ? entry.text : null;

  const levelAt = (number: number): number => {
    const known = index.levelAt(number);
    if (known !== null) return known;
    for (let back = number; back > number - mostLookback; back -= 1) {
      const text = textOf(lines.at(back));
      if (text === null) break;
      const level = levelOf(text, startOfMessage(text, lines.separator));
      if (level !== -1) return level;
    }
    return logLevels.length - 1;
  };

  const readFigures = (): LogFigures => {
    const rest = rowCount() - rowOf(Math.max(baseline, lines.first));
    const unread = options.isPaused ? buffer.end - lines.end : 0;
    return {
      size: lines.end - lines.first,
      hasLines: lines.end > lines.first,
      hasBegun: lines.end > 0,
      dropped: buffer.dropped,
      behind: options.follow && !options.isPaused ? 0 : Math.max(0, rest) + unread,
      counts: figures.counts.every((count, level) => count === index.counts()[level])
        ? figures.counts
        : [...index.counts()],
      isCounting: !index.isCounted(),
      matches: index.matches.size,
      current: current === -1 ? -1 : index.matches.indexOf(current),
      isSearching: !index.isSearched(),
      hidesAll: options.levels !== null && rowCount() === 0 && lines.end > lines.first,
    };
  };

  const publish = () => {
    clearTimeout(figuresTimer);
    figuresTimer = undefined;
    figuresAt = performance.now();
    const next = readFigures();
    if (isSame(figures, next)) return;
    figures = next;
    for (const listener of listeners) listener();
  };

  const publishSoon = () => {
    figuresTimer ??= setTimeout(publish, Math.max(0, figuresAt + figuresEvery - performance.now()));
  };

  const workSoon = () => {
    const isAwaited = options.pattern !== null || options.levels !== null;
    workTimer ??= setTimeout(work, isAwaited ? 0 : quietEvery);
  };

  const requestFrame = () => {
    if (area && frame === 0) frame = requestAnimationFrame(draw);
  };

  const work = () => {
    workTimer = undefined;
    const isAwaited = options.pattern !== null || options.levels !== null;
    const hasMore = index.work(isAwaited ? awaitedSlice : quietSlice);
    if (options.levels) requestFrame();
    publishSoon();
    // A frame between two slices lets the page answer.
    if (hasMore) isAwaited ? requestAnimationFrame(workSoon) : workSoon();
  };

  /** Rows for these places, in order. Rows that stay keep their element, so that a selection in them stays. */
  const placeRows = (start: number, end: number) => {
    const count = Math.max(0, end - start);
    while (rows.length > count) rows.pop()?.element.remove();
    const firstNumber = numberAt(start);
    const shift = rows.findIndex((row) => row.number >= firstNumber);
    if (shift > 0 && shift < rows.length && rows[shift]?.number === firstNumber) {
      for (const row of rows.splice(0, shift)) {
        rows.push(row);
        list.append(row.element);
      }
    } else if (shift === 0 && rows[0]?.number !== firstNumber) {
      const kept = rowOf(rows[0]?.number ?? 0) - start;
      if (kept > 0 && kept < rows.length) {
        const moved = rows.splice(rows.length - kept);
        list.prepend(...moved.map(({ element }) => element));
        rows.unshift(...moved);
      }
    }
    while (rows.length < count) {
      const row = createRow();
      rows.push(row);
      list.append(row.element);
    }
    const look = { ...options, separator: lines.separator };
    for (let place = 0; place < count; place += 1) {
      const row = rows[place];
      const number = numberAt(start + place);
      if (!row || (row.number === number && row.version === version)) continue;
      const entry = lines.at(number);
      row.number = number;
      row.version = version;
      drawRow(row, entry ?? '', levelAt(number), look);
      if (number === current) row.element.classList.add(styles.current);
      const columns = row.isPlain ? columnsOf(row.text.data) : columnsOf(row.element.textContent);
      if (columns > widest) widest = columns;
    }
  };

  const setHeight = (height: number) => {
    if (height === drawnHeight) return;
    drawnHeight = height;
    spacer.style.height = `${height}px`;
  };

  const setOffset = (offset: number) => {
    if (offset === drawnOffset) return;
    drawnOffset = offset;
    list.style.transform = `translateY(${offset}px)`;
  };

  const setTop = (next: number) => {
    if (next === top || !area) return;
    top = next;
    area.scrollTop = next;
  };

  const drawFixed = (dropped: number) => {
    const count = rowCount();
    const height = count === 0 ? 0 : count * rowHeight + 2 * edge;
    const farthest = Math.max(0, height - viewHeight);
    const kept = goal === null ? top - dropped * rowHeight : rowOf(goal) * rowHeight;
    const next = options.follow ? farthest : Math.min(farthest, Math.max(0, kept));
    goal = null;
    const extra = options.follow ? 2 : overscan;
    const start = Math.max(0, Math.floor(next / rowHeight) - extra);
    placeRows(start, Math.min(count, Math.ceil((next + viewHeight) / rowHeight) + (options.follow ? 0 : extra)));
    setOffset(start * rowHeight + edge);
    setHeight(height);
    if (widest !== drawnWidest) {
      drawnWidest = widest;
      list.style.minWidth = `max(100%, calc(${widest}ch + ${sidePadding}px))`;
    }
    setTop(next);
  };

  /**
   * Draws rows of any height and measures the visible ones alone. At the share p of the scrolling range, the line at the share p of all lines
   * lies at the share p of the view. So both ends fit exactly.
   */
  const drawWrapped = () => {
    const count = rowCount();
    const most = Math.ceil(viewHeight / rowHeight) + 1;
    if (count <= most) {
      placeRows(0, count);
      const content = list.offsetHeight;
      setHeight(Math.max(content, 0));
      const farthest = Math.max(0, content - viewHeight);
      setTop(options.follow ? farthest : Math.min(top, farthest));
      setOffset(-top);
      return;
    }
    const range = count * rowHeight + viewHeight;
    setHeight(range + viewHeight);
    if (options.follow) {
      placeRows(count - most, count);
      setTop(range);
      setOffset(viewHeight - list.offsetHeight);
      return;
    }
    if (hasScrolled) {
      const share = Math.min(1, top / range);
      const row = Math.min(count - 1, Math.floor(share * count));
      anchor = { number: numberAt(row), part: share * count - row, y: share * viewHeight };
    }
    const row = Math.min(count - 1, Math.max(0, rowOf(anchor.number)));
    const start = Math.max(0, row - Math.ceil(anchor.y / rowHeight) - 1);
    placeRows(start, Math.min(count, row + Math.ceil((viewHeight - anchor.y) / rowHeight) + 2));
    const element = rows[row - start]?.element;
    if (!element) return;
    setOffset(anchor.y - element.offsetTop - anchor.part * element.offsetHeight);
    if (!hasScrolled) moveBar(start, count, range);
  };

  /** Moves the bar of wrapped lines to the place that stands for what is drawn, after lines came or went. */
  const moveBar = (start: number, count: number, range: number) => {
    for (const [place, { element, number }] of rows.entries()) {
      const y = element.offsetTop + drawnOffset;
      const height = element.offsetHeight;
      const part = ((y * count) / viewHeight - start - place) / (1 - (height * count) / viewHeight);
      if (part < 0 || part > 1) continue;
      anchor = { number, part, y: y + part * height };
      setTop(Math.round((anchor.y / viewHeight) * range));
      return;
    }
  };

  /** Scrolls sideways to the first match of the marked line if it lies beyond an edge. */
  const showMatch = () => {
    const mark = rows.find(({ number }) => number === current)?.element.querySelector('mark');
    if (!mark || !area) return;
    const start = mark.getBoundingClientRect().left - area.getBoundingClientRect().left;
    if (start >= 0 && start + mark.offsetWidth <= area.clientWidth) return;
    area.scrollLeft += start - area.clientWidth / 3;
  };

  const isFlooded = (now: number) =>
    options.follow && now - drawnAt < floodEvery && lines.end - drawnEnd >= rows.length && rows.length > 0;

  function draw(now = performance.now()) {
    frame = 0;
    if (!area) return;
    if (isFlooded(now)) {
      requestFrame();
      return;
    }
    drawnAt = now;
    drawnEnd = lines.end;
    index.trim(lines.first);
    const dropped = goneCount() - drawnGone;
    drawnGone += dropped;
    if (options.isWrapped) drawWrapped();
    else drawFixed(dropped);
    hasScrolled = false;
    if (seeksMatch) showMatch();
    seeksMatch = false;
    if (current !== -1 && current < lines.first) current = -1;
    workSoon();
    publishSoon();
  }

  const leaveEnd = () => {
    if (!options.follow) return;
    baseline = lines.end;
    options = { ...options, follow: false };
    options.onFollowChange(false);
    requestFrame();
  };

  const hearScroll = () => {
    if (!area) return;
    const now = area.scrollTop;
    if (Math.abs(now - top) < 1) return;
    const wentUp = now < top;
    top = now;
    hasScrolled = true;
    if (wentUp) leaveEnd();
    else if (!options.follow && now >= drawnHeight - viewHeight - 2) options.onFollowChange(true);
    requestFrame();
  };

  const measure = (target: HTMLElement) => {
    viewHeight = target.clientHeight;
    const probe = place(document.createElement('div'), styles.probe, list);
    rowHeight = probe.offsetHeight || 20;
    probe.remove();
  };

  return {
    figures: () => figures,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Draws into the element, which has no other content. Returns a function that leaves it. */
    attach: (target: HTMLElement) => {
      area = target;
      target.append(spacer);
      measure(target);
      if (options.isWrapped) sheet.style.height = `${viewHeight}px`;
      const resize = new ResizeObserver(() => {
        viewHeight = target.clientHeight;
        if (options.isWrapped) sheet.style.height = `${viewHeight}px`;
        requestFrame();
      });
      resize.observe(target);
      target.addEventListener('scroll', hearScroll, { passive: true });
      const stop = buffer.subscribe(requestFrame);
      draw();
      return () => {
        stop();
        resize.disconnect();
        target.removeEventListener('scroll', hearScroll);
        cancelAnimationFrame(frame);
        frame = 0;
        clearTimeout(workTimer);
        clearTimeout(figuresTimer);
        workTimer = figuresTimer = undefined;
        spacer.remove();
        area = null;
      };
    },
    leaveEnd,
    /** Removes the shown lines; those that arrived since the pause stay. */
    clear: () => {
      const { separator, end } = lines;
      buffer.clear(end);
      if (!options.isPaused) return;
      lines = { separator, first: end, end, at: () => undefined };
      index.read(lines);
      requestFrame();
      publishSoon();
    },
    set: (next: LogWindowOptions) => {
      const before = options;
      options = next;
      if (next.isPaused !== before.isPaused) {
        lines = next.isPaused ? buffer.snapshot() : buffer;
        index.read(lines);
        if (next.isPaused) baseline = Math.max(baseline, lines.end);
      }
      if (next.levels !== before.levels || next.pattern !== before.pattern || next.withParts !== before.withParts) {
        index.set(next);
        if (next.levels !== before.levels) drawnGone = goneCount();
        current = -1;
        version += 1;
      }
      if (next.words !== before.words) version += 1;
      if (next.isWrapped !== before.isWrapped) {
        goal = before.isWrapped ? anchor.number : numberAt(Math.floor(top / rowHeight));
        anchor = { number: goal, part: 0, y: 0 };
        hasScrolled = false;
        widest = 0;
        drawnOffset = Number.NaN;
        version += 1;
        spacer.classList.toggle(styles.wrapped, next.isWrapped);
        list.style.minWidth = '';
        sheet.style.height = next.isWrapped ? `${viewHeight}px` : '';
        drawnWidest = -1;
      }
      requestFrame();
      publishSoon();
    },
    /** Marks the next match in this direction and shows it. */
    step: (direction: 1 | -1) => {
      const { matches } = index;
      if (matches.size === 0 || !area) return;
      const seen = rows.map(({ number }) => number);
      const place =
        current !== -1
          ? matches.indexOf(current) + direction
          : direction === 1
            ? matches.indexOf(seen[0] ?? 0)
            : matches.indexOf((seen.at(-1) ?? 0) + 1) - 1;
      current = matches.at((place + matches.size) % matches.size) ?? -1;
      leaveEnd();
      hasScrolled = true;
      seeksMatch = true;
      const row = rowOf(current);
      if (options.isWrapped) setTop(Math.round(((row + 0.5) / rowCount()) * (drawnHeight - viewHeight)));
      else setTop(Math.max(0, Math.min(drawnHeight - viewHeight, row * rowHeight - viewHeight / 3)));
      version += 1;
      requestFrame();
      publish();
    },
    /** The shown lines as they were received; `from` and `to` are the numbers of the first and the last of them. */
    textOf: (from = lines.first, to = lines.end - 1): { text: string; count: number } => {
      const texts: string[] = [];
      for (let row = rowOf(Math.max(from, lines.first)); row < rowCount(); row += 1) {
        const number = numberAt(row);
        if (number > to) break;
        const entry = lines.at(number);
        if (typeof entry === 'string') texts.push(entry);
        else if (entry?.kind === 'cut') texts.push(`${entry.text} ${options.words.cut(entry.length)}`);
        else if (entry) texts.push(`--- ${options.words.mark(entry)} ---`);
      }
      return { text: texts.join('\n'), count: texts.length };
    },
    /** Number of the line that is drawn in this node. */
    numberIn: (node: Node | null): number | null =>
      rows.find(({ element }) => node !== null && element.contains(node))?.number ?? null,
  };
};

export type LogWindow = ReturnType<typeof createLogWindow>;
