import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useLazyPart } from '../../private/useLazyPart.ts';
import type { MenuEntry } from './entries.ts';
import * as styles from './Menu.css.ts';

const menuAligns = ['start', 'end'] as const;

export interface MenuProps {
  /** Names the trigger and the menu. */
  label: string;
  /** What the trigger shows; decoration, since `label` names it. */
  trigger: ReactNode;
  entries: readonly MenuEntry[];
  /** Which edge of the trigger the menu shares. @default 'start' */
  align?: (typeof menuAligns)[number];
}

/** A quiet button with a menu of actions, links and choices; the menu itself loads when the pointer or the focus comes near. */
export const Menu = ({ label, trigger, entries, align = 'start' }: MenuProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const { Part, open, setOpen, intent } = useLazyPart(() => import('./MenuPart.tsx'));
  const openWithArrows = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={openWithArrows}
        {...intent}
      >
        {trigger}
      </button>
      {Part ? (
        <Part anchor={button} label={label} entries={entries} align={align} open={open} onOpenChange={setOpen} />
      ) : null}
    </>
  );
};
