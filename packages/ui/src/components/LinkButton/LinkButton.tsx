import type { ReactNode } from 'react';
import { button } from '../Button/Button.css.ts';
import type { ButtonLook } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconType } from '../Icon/icons.ts';
import { NewTabHint, newTab } from '../Link/NewTabHint.tsx';

export type LinkButtonProps = ButtonLook & {
  href: string;
  /** Name of the target. */
  children: ReactNode;
  icon?: IconType;
  /** True for a new tab, which an icon and hidden words announce. */
  external?: boolean;
};

/** A link to another page that looks like a button; an action on this page is a `Button`. */
export const LinkButton = ({ href, children, icon, external, ...look }: LinkButtonProps) => (
  <a href={href} className={button(look)} {...(external ? newTab : undefined)}>
    {icon ? <Icon icon={icon} /> : null}
    {children}
    {external ? <NewTabHint /> : null}
  </a>
);
