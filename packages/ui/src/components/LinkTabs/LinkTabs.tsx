import * as styles from './LinkTabs.css.ts';

export type LinkTabsProps = {
  /** Name of the thing that the pages belong to, for screen readers. */
  label: string;
  items: readonly {
    href: string;
    label: string;
    /** True for the shown page. */
    current?: boolean;
  }[];
};

/**
 * Scrolls the row to the current tab, again whenever a tab gets another width: its word or the font may come after the first drawing.
 * `scrollIntoView` would scroll the page as well.
 */
const showInRow = (tabLink: HTMLAnchorElement | null) => {
  const row = tabLink?.closest('ul');
  if (!row || !tabLink) return;
  const widths = new ResizeObserver(() => {
    row.scrollLeft = tabLink.offsetLeft - row.offsetLeft;
  });
  for (const item of row.children) widths.observe(item);
  return () => widths.disconnect();
};

/** Pages of one thing as tabs: each is a link with an address of its own. */
export const LinkTabs = ({ label, items }: LinkTabsProps) => (
  <nav aria-label={label}>
    <ul className={styles.list}>
      {items.map(({ href, label, current }) => (
        <li key={href}>
          <a
            ref={current ? showInRow : undefined}
            href={href}
            className={styles.tab}
            aria-current={current ? 'page' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
