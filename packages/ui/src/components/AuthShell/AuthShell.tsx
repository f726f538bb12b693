import type { ReactNode } from 'react';
import { useBrand } from '../../brand/BrandContext.ts';
import { taglineIn } from '../../brand/brand.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { Logo } from '../Logo/Logo.tsx';
import * as styles from './AuthShell.css.ts';
import { Sky } from './Sky.tsx';

export type AuthShellProps = {
  /** Controls in the corner: LanguageMenu, ThemeSwitch. */
  controls?: ReactNode;
  /** The form; it begins with the heading of level 1. */
  children: ReactNode;
};

/** The frame of a page before sign-in: a drawing beside the form; on a phone the logo above it. */
export const AuthShell = ({ controls, children }: AuthShellProps) => {
  const locale = useLocale();
  const brand = useBrand();
  return (
    <div className={styles.root}>
      <aside className={styles.sky} aria-label={brand.name}>
        <Sky />
        <div className={styles.words}>
          <Logo size="medium" />
        </div>
        <p className={styles.tagline}>{taglineIn(brand, locale)}</p>
      </aside>
      <div className={styles.side}>
        <header className={styles.bar}>
          <span className={styles.barLogo}>
            <Logo />
          </span>
          <div className={styles.controls}>{controls}</div>
        </header>
        <main className={styles.main} id="main-content" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
};
