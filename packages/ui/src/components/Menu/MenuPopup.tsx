import { Menu } from '@base-ui/react/menu';
import { type RefObject, useEffect, useRef } from 'react';
import { isPressOn } from '../../common/isPressOn.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import type { MenuChoices, MenuEntry } from './entries.ts';
import * as styles from './Menu.css.ts';

export type MenuPopupProps = {
  label: string;
  entries: readonly MenuEntry[];
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const Choices = ({ label, value, onValueChange, options }: MenuChoices) => (
  <Menu.RadioGroup value={value} onValueChange={onValueChange} aria-label={label}>
    {options.map((option) => (
      <Menu.RadioItem key={option.value} value={option.value} className={styles.item} closeOnClick>
        {option.picture}
        <span className={styles.label} lang={option.lang}>
          {option.label}
        </span>
        {option.note ? <span className={styles.note}>{option.note}</span> : null}
        <Menu.RadioItemIndicator className={styles.check}>
          <Icon icon={icons.check} />
        </Menu.RadioItemIndicator>
      </Menu.RadioItem>
    ))}
  </Menu.RadioGroup>
);

const Entry = (entry: MenuEntry) => {
  switch (entry.kind) {
    case 'separator':
      return <Menu.Separator className={styles.separator} />;
    case 'text':
      return (
        <div className={styles.text} role="presentation">
          {entry.title ? <p className={styles.textTitle}>{entry.title}</p> : null}
          <p>{entry.text}</p>
        </div>
      );
    case 'choices':
      return <Choices {...entry} />;
    case 'link':
      return (
        <Menu.LinkItem href={entry.href} className={styles.item} closeOnClick>
          <span className={styles.label}>{entry.label}</span>
        </Menu.LinkItem>
      );
    case 'action':
      return (
        <Menu.Item className={styles.item} onClick={entry.onSelect}>
          {entry.icon ? <Icon icon={entry.icon} /> : null}
          <span className={styles.label}>{entry.label}</span>
        </Menu.Item>
      );
  }
};

/** True if an entry has opened a dialog before the menu was closed: the focus belongs there. */
const isBehindDialog = (anchor: HTMLElement | null): boolean =>
  [...document.querySelectorAll('[role="dialog"]')].some((dialog) => !dialog.contains(anchor));

const keyOf = (entry: MenuEntry, place: number) => ('label' in entry ? entry.label : `${entry.kind}-${place}`);

const MenuPopup = ({ anchor, label, entries, open, onOpenChange }: MenuPopupProps) => {
  const popup = useRef<HTMLDivElement>(null);

  // Base UI does not know our trigger, so it focuses no item after a key: this focuses the checked item or the first one. A long menu shows
  // the checked item also after a press.
  useEffect(() => {
    if (!open) return;
    const isByKey = anchor.current?.matches(':focus-visible');
    const frame = requestAnimationFrame(() => {
      const find = (selector: string) => popup.current?.querySelector<HTMLElement>(selector);
      const checked = find('[aria-checked="true"]');
      checked?.scrollIntoView({ block: 'center' });
      if (isByKey) (checked ?? find('[role^="menuitem"]'))?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [open, anchor]);

  return (
    <Menu.Root
      open={open}
      onOpenChange={(next, details) => (next || !isPressOn(anchor, details)) && onOpenChange(next)}
    >
      <Menu.Portal>
        <Menu.Positioner
          anchor={anchor}
          // An absolute menu follows its button in the sticky top bar one update late: a press during a scroll would miss its entry.
          positionMethod="fixed"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className={styles.positioner}
        >
          <Menu.Popup
            ref={popup}
            className={styles.popup}
            aria-label={label}
            finalFocus={() => (isBehindDialog(anchor.current) ? false : anchor.current)}
          >
            {entries.map((entry, place) => (
              <Entry key={keyOf(entry, place)} {...entry} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
};

export default MenuPopup;
