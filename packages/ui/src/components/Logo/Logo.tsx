import { brand } from '../../brand/brand.ts';
import * as styles from './Logo.css.ts';

export const logoSizes = ['small', 'medium', 'large'] as const;

export type LogoProps = {
  /** Height of the mark: 20, 28 or 40 px. @default 'small' */
  size?: (typeof logoSizes)[number];
  /** True for the mark alone; screen readers still get the name. */
  markOnly?: boolean;
};

/** The mark and the name of the brand, both from `brand/brand.ts`. */
export const Logo = ({ size = 'small', markOnly }: LogoProps) => (
  <span className={styles.logo({ size })}>
    <svg
      viewBox="0 0 24 24"
      className={styles.mark}
      role={markOnly ? 'img' : undefined}
      aria-label={markOnly ? brand.name : undefined}
      aria-hidden={markOnly ? undefined : true}
    >
      <path d={brand.markPath} fill="currentColor" />
    </svg>
    {markOnly ? null : <span className={styles.name}>{brand.name}</span>}
  </span>
);
