import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { skip } from '../AppShell/AppShell.css.ts';
import { mainContentId } from '../AppShell/AppShell.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import type { NavItem } from '../SidebarNav/SidebarNav.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import * as styles from './VisitorShell.css.ts';

export type VisitorShellProps = {
  /** The open pages, at the foot of each of them. */
  links: readonly NavItem[];
  /** Controls in the bar: theme, language. */
  controls?: ReactNode;
  hrefs: { signIn: string };
  children: ReactNode;
};

/** The frame of a page that is read without signing in: the bar with a way to sign in, the page, and links to the other open pages. */
export const VisitorShell = ({ links, controls, hrefs, children }: VisitorShellProps) => {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <div className={styles.root}>
      <a href={`#${mainContentId}`} className={skip}>
        {t('skipToContent')}
      </a>
      <div className={styles.bar}>
        <TopBar
          end={
            <>
              {controls}
              <LinkButton href={hrefs.signIn} size="small" variant="outline">
                {t('common:signIn')}
              </LinkButton>
            </>
          }
        />
      </div>
      <main id={mainContentId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <nav aria-label={t('menu.pages')}>
          <ul className={styles.links}>
            {links.map(({ label, href, current }) => (
              <li key={href}>
                <a href={href} className={styles.link} aria-current={current ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </footer>
    </div>
  );
};
