import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { lazyPopup } from '../../private/lazyPopup.tsx';
import type { MenuEntry } from './entries.ts';
import * as styles from './Menu.css.ts';
import type { MenuPopupProps } from './MenuPopup.tsx';

const MenuPopup = lazyPopup<MenuPopupProps>(
  () => import('./MenuPopup.tsx'),
  ({ onOpenChange }) => onOpenChange(false),
);

const menuAligns = ['start', 'end'] as const;

export type MenuProps = {
  /** Names the trigger and the menu. */
  label: string;
  /** What the trigger shows; decoration, since `label` names it. */
  trigger: ReactNode;
  entries: readonly MenuEntry[];
  /** Which edge of the trigger the menu shares. @default 'start' */
  align?: (typeof menuAligns)[number];
};

/** A quiet button with a menu of actions, links and choices; the menu itself loads when the pointer or the focus comes near. */
export const Menu = ({ label, trigger, entries, align = 'start' }: MenuProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
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
        {...MenuPopup.intent}
      >
        {trigger}
      </button>
      <MenuPopup anchor={button} label={label} entries={entries} align={align} open={open} onOpenChange={setOpen} />
    </>
  );
};
