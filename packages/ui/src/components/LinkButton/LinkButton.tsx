import type { ReactNode, Ref } from 'react';
import { NewTabHint, newTab } from '../../private/NewTabHint.tsx';
import { button } from '../Button/Button.css.ts';
import type { ButtonLook } from '../Button/Button.tsx';

export type LinkButtonProps = ButtonLook & {
  href: string;
  /** Somewhere to go. */
  children: ReactNode;
  icon?: ReactNode;
  /** Opens in a new tab and says so. */
  external?: boolean;
  /** Saves the target under this name instead of opening it. */
  download?: string;
  ref?: Ref<HTMLAnchorElement>;
};

/** A way to another page with a button's looks; something that happens here is a `Button`. */
export const LinkButton = ({ href, children, icon, external, download, ref, ...look }: LinkButtonProps) => (
  <a ref={ref} href={href} download={download} className={button(look)} {...(external ? newTab : undefined)}>
    {icon}
    {children}
    {external ? <NewTabHint /> : null}
  </a>
);
