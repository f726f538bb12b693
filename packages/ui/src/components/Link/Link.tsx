import type { ReactNode } from 'react';
import * as styles from './Link.css.ts';
import { NewTabHint, newTab } from './NewTabHint.tsx';

export type LinkProps = {
  href: string;
  children: ReactNode;
  /** True for a new tab, which an icon and hidden words announce. */
  external?: boolean;
  /** True for a link outside of a sentence: no underline at rest, a target of at least 24 px, room for an icon. */
  standalone?: boolean;
};

/** A link in running text, a table or a header; a call to action is a `LinkButton`. */
export const Link = ({ href, children, external, ...look }: LinkProps) => (
  <a
    href={href}
    className={styles.link({ ...look, standalone: look.standalone || external })}
    {...(external ? newTab : undefined)}
  >
    {children}
    {external ? <NewTabHint /> : null}
  </a>
);
