import type { ReactNode, Ref } from 'react';
import { NewTabHint, newTab } from '../../private/NewTabHint.tsx';
import * as styles from './Link.css.ts';

export const linkTones = ['brand', 'neutral'] as const;

export type LinkProps = {
  href: string;
  children: ReactNode;
  /** True for a new tab, which an icon and hidden words announce. */
  external?: boolean;
  /** `neutral` has the colour of the text around it, e.g. for a name in a table. @default 'brand' */
  tone?: (typeof linkTones)[number];
  strong?: boolean;
  /** True for a link outside of a sentence: no underline at rest, a target of at least 24 px, room for an icon. */
  standalone?: boolean;
  ref?: Ref<HTMLAnchorElement>;
};

/** A link in running text, a table or a header; a call to action is a `LinkButton`. */
export const Link = ({ href, children, external, ref, ...look }: LinkProps) => (
  <a
    ref={ref}
    href={href}
    className={styles.link({ ...look, standalone: look.standalone || external })}
    {...(external ? newTab : undefined)}
  >
    {children}
    {external ? <NewTabHint /> : null}
  </a>
);
