import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { Logo } from '../Logo/Logo.tsx';
import * as styles from './TopBar.css.ts';

export type TopBarProps = {
  /** Id of the popover that the menu button opens on a narrow screen, also before any script has run. */
  menuId?: string;
  menuButton?: Ref<HTMLButtonElement>;
  /** Content beside the logo, e.g. a search field. */
  start?: ReactNode;
  /** Controls at the end: theme, language, bell, user. */
  end?: ReactNode;
  /** A line at the lower edge, outside of the flow. */
  children?: ReactNode;
};

/** The 56 px bar that stays at the top of every signed-in page. */
export const TopBar = ({ menuId, menuButton, start, end, children }: TopBarProps) => {
  const { t } = useTranslation('shell');
  return (
    <header className={styles.root}>
      {menuId ? (
        <button
          ref={menuButton}
          type="button"
          popoverTarget={menuId}
          className={styles.menuButton}
          aria-label={t('openMenu')}
        >
          <Icon icon={icons.menu} size="medium" />
        </button>
      ) : null}
      <a href="/" className={styles.home}>
        <Logo />
      </a>
      <div className={styles.start}>{start}</div>
      <div className={styles.end}>{end}</div>
      {children}
    </header>
  );
};
