import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { memoSection } from '../../common/memoSection.ts';
import { pressedKey } from '../../common/pressedKey.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconType } from '../Icon/icons.ts';
import * as icons from '../Icon/icons.ts';
import * as rowMenu from './rowMenu.css.ts';
import * as styles from './SidebarNav.css.ts';

export type NavItem = {
  href: string;
  label: string;
  icon: IconType;
  /** True for the shown page or its parent. */
  current?: boolean;
  /** A count or a word such as 'Preview'. */
  badge?: string | number;
};

export type NavGroup = {
  heading?: string;
  items: readonly NavItem[];
};

export type SidebarNavProps = {
  groups: readonly NavGroup[];
  /** True if a wide screen shows icons alone, each with its name under the pointer. */
  iconsOnly?: boolean;
};

const Group = ({ heading, items, iconsOnly }: NavGroup & Pick<SidebarNavProps, 'iconsOnly'>) => {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the group only hears the keys and the focus of its button and links.
    <div className={styles.group} onBlur={closeOnLeave} onKeyDown={closeOnEscape}>
      {heading ? (
        <>
          <p className={styles.heading}>{heading}</p>
          <button
            ref={button}
            type="button"
            className={rowMenu.opener}
            data-current={items.some(({ current }) => current) || undefined}
            aria-expanded={open}
            onClick={({ currentTarget }) => {
              // Safari leaves the focus where it was, and the list would then not close with it.
              currentTarget.focus();
              setOpen(!open);
            }}
          >
            {heading}
            <Icon icon={icons.chevronDown} />
          </button>
        </>
      ) : null}
      <ul className={heading ? rowMenu.list : styles.items} data-open={open || undefined} aria-label={heading}>
        {items.map(({ href, label, icon, current, badge }) => (
          <li key={href}>
            <a
              href={href}
              className={styles.item}
              aria-current={current ? 'page' : undefined}
              title={iconsOnly ? label : undefined}
            >
              <Icon icon={icon} size="medium" />
              <span className={styles.label}>{label}</span>
              {badge === undefined ? null : <span className={styles.badge}>{badge}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};

// The frame is drawn again when its menu opens, closes or leads to a page: then only a group whose mark changed is.
const MenuGroup = memoSection(Group);

/** The main menu's links in groups; in a row each group with a heading is a list that its button opens. The landmark and its name belong to the shell around it. */
export const SidebarNav = ({ groups, iconsOnly }: SidebarNavProps) => (
  <div className={styles.root}>
    {groups.map((group) => (
      <MenuGroup key={group.heading ?? group.items[0]?.href} {...group} iconsOnly={iconsOnly} />
    ))}
  </div>
);
