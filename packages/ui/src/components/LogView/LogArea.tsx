import { type ClipboardEvent, type KeyboardEvent, type Ref, useEffect, useLayoutEffect, useRef } from 'react';
import * as styles from './LogView.css.ts';
import type { LogWindow } from './logWindow.ts';

type LogAreaProps = {
  view: LogWindow;
  label: string;
  onFollowChange: (follow: boolean) => void;
  ref: Ref<HTMLDivElement>;
};

/** The scrolling lines of a log. A selection over several lines is copied as these lines were received. */
export const LogArea = ({ view, label, onFollowChange, ref }: LogAreaProps) => {
  const area = useRef<HTMLDivElement>(null);
  /** The line at which the selection began, which may have left the page since; `all` after Ctrl A. */
  const start = useRef<number | 'all' | null>(null);

  useLayoutEffect(() => (area.current ? view.attach(area.current) : undefined), [view]);

  useEffect(() => {
    const hear = () => {
      const selection = document.getSelection();
      if (!selection || selection.isCollapsed || !area.current?.contains(selection.anchorNode)) return;
      // Lines must not run away under the selection.
      view.leaveEnd();
      if (start.current !== 'all') start.current ??= view.numberIn(selection.anchorNode);
    };
    document.addEventListener('selectionchange', hear);
    return () => document.removeEventListener('selectionchange', hear);
  }, [view]);

  const press = (event: KeyboardEvent) => {
    if (event.key === 'End') onFollowChange(true);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      start.current = 'all';
      if (area.current) document.getSelection()?.selectAllChildren(area.current);
    } else return;
    event.preventDefault();
  };

  const copy = (event: ClipboardEvent) => {
    const selection = document.getSelection();
    const from = start.current;
    const to = view.numberIn(selection?.focusNode ?? null);
    if (selection?.isCollapsed || from === null || (from !== 'all' && (to === null || to === from))) return;
    const { text } = from === 'all' ? view.textOf() : view.textOf(Math.min(from, to ?? 0), Math.max(from, to ?? 0));
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
  };

  return (
    <div
      ref={(element) => {
        area.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      className={styles.area}
      role="log"
      aria-live="off"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
      tabIndex={0}
      onPointerDown={() => {
        start.current = null;
      }}
      onWheel={({ deltaY }) => deltaY < 0 && view.leaveEnd()}
      onKeyDown={press}
      onCopy={copy}
    />
  );
};
