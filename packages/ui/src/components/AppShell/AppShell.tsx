import { type MouseEvent, type ReactNode, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as loadingLine from '../../common/loadingLine.css.ts';
import { quietButton } from '../../common/quietButton.css.ts';
import { breakpoints } from '../../theme/breakpoints.ts';
import type { LayoutStyle, MenuStyle } from '../../theme/shellStyle.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { Logo } from '../Logo/Logo.tsx';
import { type NavGroup, SidebarNav } from '../SidebarNav/SidebarNav.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import * as styles from './AppShell.css.ts';
import * as mainMenu from './mainMenu.css.ts';
import { showMark, useMarkAtStart } from './showMark.ts';

const menuId = 'main-menu';

/** Id of the `main` landmark, to which the portal moves the focus after a navigation. */
export const mainContentId = 'main-content';

export type AppShellProps = {
  navigation: readonly NavGroup[];
  /** Main menu on a wide screen. @default `data-menu` on an ancestor, which the portal sets before the first paint */
  menuStyle?: MenuStyle;
  /** Width of the shell on a wide screen. @default `data-layout` on an ancestor */
  layoutStyle?: LayoutStyle;
  /** Content beside the logo, e.g. a search field. */
  search?: ReactNode;
  /** Controls at the end of the top bar: ThemeSwitch, LanguageMenu, NotificationBell, UserMenu. */
  controls?: ReactNode;
  /** A warning above the page, e.g. of a lost connection. */
  banner?: string | null;
  /** True while a call of the customer's takes long: a thin line runs below the top bar. */
  busy?: boolean;
  children?: ReactNode;
};

/** The frame of a signed-in page: top bar, main menu, content. The menu is a popover, which opens and closes before any script has run. */
export const AppShell = ({
  navigation,
  menuStyle,
  layoutStyle,
  search,
  controls,
  banner,
  busy,
  children,
}: AppShellProps) => {
  const { t } = useTranslation(['shell', 'common']);
  const menu = useRef<HTMLElement>(null);
  const openButton = useRef<HTMLButtonElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const leftByBack = useRef(false);
  const [menuOpen, setMenuOpen] = useState(false);
  // True from before the menu is shown, so that a quick Tab cannot reach the page below it.
  const [covered, setCovered] = useState(false);

  useEffect(() => {
    const wide = matchMedia(`(min-width: ${breakpoints.desktop}px)`);
    const close = () => wide.matches && menu.current?.hidePopover();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  // Listens also while the menu is closed: Back may come before the menu has told that it opened.
  useEffect(() => {
    const closeOnBack = () => {
      leftByBack.current = true;
      menu.current?.hidePopover();
    };
    window.addEventListener('popstate', closeOnBack);
    return () => window.removeEventListener('popstate', closeOnBack);
  }, []);

  // Moves the focus itself: the browser returns it to the element that had it before. After Back it goes to the page, inert until then.
  useEffect(() => {
    if (!menuOpen) return;
    leftByBack.current = false;
    closeButton.current?.focus();
    showMark(menu.current);
    return () => {
      const { activeElement, body } = document;
      const next = leftByBack.current ? document.getElementById(mainContentId) : openButton.current;
      if (activeElement === body || menu.current?.contains(activeElement)) next?.focus({ preventScroll: true });
    };
  }, [menuOpen]);

  useMarkAtStart(menu);

  const closeOnNavigation = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.current?.hidePopover();
  };

  return (
    <div className={styles.root} data-menu={menuStyle} data-layout={layoutStyle}>
      <a href={`#${mainContentId}`} className={styles.skip} inert={covered}>
        {t('skipToContent')}
      </a>
      <div className={styles.bar} inert={covered}>
        <TopBar menuId={menuId} menuButton={openButton} start={search} end={controls}>
          {busy ? <div role="progressbar" aria-label={t('common:loading')} className={loadingLine.root} /> : null}
        </TopBar>
      </div>
      <div className={styles.columns}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the customer presses the links inside, and Enter on a link clicks it. */}
        <nav
          ref={menu}
          id={menuId}
          popover="auto"
          className={mainMenu.root}
          aria-label={t('mainMenu')}
          onBeforeToggle={({ newState }: ToggleEvent) => setCovered(newState === 'open')}
          onToggle={({ newState }: ToggleEvent) => setMenuOpen(newState === 'open')}
          onClick={closeOnNavigation}
        >
          <div className={mainMenu.head}>
            <Logo />
            <button
              ref={closeButton}
              type="button"
              popoverTarget={menuId}
              popoverTargetAction="hide"
              className={quietButton}
              aria-label={t('closeMenu')}
            >
              <Icon icon={icons.close} size="medium" />
            </button>
          </div>
          <SidebarNav groups={navigation} iconsOnly={menuStyle === 'collapsed'} />
        </nav>
        <div className={styles.page} inert={covered}>
          {banner ? (
            <Banner variant="bar" tone="caution">
              {banner}
            </Banner>
          ) : null}
          <main id={mainContentId} tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
      </div>
    </div>
  );
};
