import { useBrand } from '../../brand/BrandContext.ts';
import { markId } from '../../brand/brand.ts';
import * as styles from './Logo.css.ts';

export const logoSizes = ['small', 'medium', 'large'] as const;

export type LogoProps = {
  /** Height of the mark: 20, 28 or 40 px. @default 'small' */
  size?: (typeof logoSizes)[number];
  /** True for the mark alone; screen readers still get the name. */
  markOnly?: boolean;
};

/** The mark and the name of the brand. The mark is a symbol of the page (`markId`). */
export const Logo = ({ size = 'small', markOnly }: LogoProps) => {
  const { name } = useBrand();
  return (
    <span className={styles.logo({ size })}>
      <svg
        className={styles.mark}
        role={markOnly ? 'img' : undefined}
        aria-label={markOnly ? name : undefined}
        aria-hidden={markOnly ? undefined : true}
      >
        <use href={`#${markId}`} />
      </svg>
      {markOnly ? null : <span className={styles.name}>{name}</span>}
    </span>
  );
};
