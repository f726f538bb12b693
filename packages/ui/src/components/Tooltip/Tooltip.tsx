import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { lazyPopup } from '../../private/lazyPopup.tsx';
import { pressedKey } from '../../private/pressedKey.ts';
import * as styles from './Tooltip.css.ts';
import type { TooltipPopupProps } from './TooltipPopup.tsx';

export const tooltipSides = ['top', 'inline-end'] as const;

const TooltipPopup = lazyPopup<TooltipPopupProps>(
  () => import('./TooltipPopup.tsx'),
  ({ onOpenChange }) => onOpenChange(false),
  [],
  'quiet',
);

const openDelay = 500;
/** Milliseconds; enough time to move the pointer onto the tooltip (WCAG 1.4.13). */
const closeDelay = 120;

export type TooltipProps = {
  /** The accessible name of the icon button inside; never new information. */
  text: string;
  /** Side of the button, if there is room. @default 'top' */
  side?: (typeof tooltipSides)[number];
  /** One icon button. */
  children: ReactNode;
};

/** Shows the name of an icon button on hover and on focus; Esc hides it. */
export const Tooltip = ({ text, side = 'top', children }: TooltipProps) => {
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const [timer, setTimer] = useState<number>();
  useEffect(() => () => clearTimeout(timer), [timer]);
  const later = (next: boolean, delay: number) => setTimer(window.setTimeout(() => setOpen(next), delay));
  const now = (next: boolean) => {
    setTimer(undefined);
    setOpen(next);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the span only listens to events of the button inside.
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={(event) => {
        TooltipPopup.intent.onPointerEnter();
        if (event.pointerType === 'mouse') later(true, openDelay);
      }}
      onPointerLeave={() => later(false, closeDelay)}
      onFocus={(event) => {
        TooltipPopup.intent.onFocus();
        if (event.target.matches(':focus-visible')) now(true);
      }}
      onBlur={() => now(false)}
      onPointerDown={() => now(false)}
      onKeyDown={(event: KeyboardEvent) => pressedKey(event) === 'Escape' && open && now(false)}
    >
      {children}
      <TooltipPopup anchor={anchor} text={text} side={side} open={open} onOpenChange={setOpen} />
    </span>
  );
};
