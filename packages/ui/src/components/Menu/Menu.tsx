import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { lazyPopup } from '../../private/lazyPopup.tsx';
import { pressedKey } from '../../private/pressedKey.ts';
import type { MenuEntry } from './entries.ts';
import * as styles from './Menu.css.ts';
import type { MenuPopupProps } from './MenuPopup.tsx';

const MenuPopup = lazyPopup<MenuPopupProps>(
  () => import('./MenuPopup.tsx'),
  ({ onOpenChange }) => onOpenChange(false),
);

const menuAligns = ['start', 'end'] as const;

export type MenuProps = {
  /** Name of the trigger and of the menu. */
  label: string;
  /** Content of the trigger; decoration, because `label` names the trigger. */
  trigger: ReactNode;
  entries: readonly MenuEntry[];
  /** Edge of the trigger at which the menu is aligned. @default 'start' */
  align?: (typeof menuAligns)[number];
};

type MenuPlace = Pick<MenuPopupProps, 'anchor' | 'open' | 'onOpenChange'>;

type MenuTriggerProps = Pick<MenuProps, 'label' | 'trigger'> & {
  popup: ((props: never) => ReactNode) & { intent: typeof MenuPopup.intent };
  /** Draws the menu at its place. */
  children: (place: MenuPlace) => ReactNode;
};

/** The button of a menu whose code loads when the pointer or the focus reaches it. */
export const MenuTrigger = ({ label, trigger, popup, children }: MenuTriggerProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const openWithArrows = (event: KeyboardEvent) => {
    if (!/^Arrow(Down|Up)$/.test(pressedKey(event) ?? '')) return;
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
        {...popup.intent}
      >
        {trigger}
      </button>
      {children({ anchor: button, open, onOpenChange: setOpen })}
    </>
  );
};

/** A button with a menu of actions, links and choices. The code of the menu loads when the pointer or the focus reaches the button. */
export const Menu = ({ label, trigger, entries, align = 'start' }: MenuProps) => (
  <MenuTrigger label={label} trigger={trigger} popup={MenuPopup}>
    {(place) => <MenuPopup {...place} label={label} entries={entries} align={align} />}
  </MenuTrigger>
);
