import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { pressedKey } from '../../common/pressedKey.ts';
import type { LazyPopup } from '../Dialog/lazyPopup.tsx';
import * as styles from './Menu.css.ts';
import type { MenuPopupProps } from './MenuPopup.tsx';

type MenuPlace = Pick<MenuPopupProps, 'anchor' | 'open' | 'onOpenChange'>;

export type MenuTriggerProps = {
  /** Name of the trigger and of the menu. */
  label: string;
  /** Content of the trigger; decoration, because `label` names the trigger. */
  trigger: ReactNode;
  popup: ((props: never) => ReactNode) & Pick<LazyPopup<never>, 'intent'>;
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
