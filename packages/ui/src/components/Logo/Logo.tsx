import { useBrand } from '../../brand/BrandContext.ts';
import { markId } from '../../brand/brand.ts';
import * as styles from './Logo.css.ts';

export const logoSizes = ['small', 'medium'] as const;

export type LogoProps = {
  /** Height of the mark: 20 or 28 px. @default 'small' */
  size?: (typeof logoSizes)[number];
};

/** The mark and the name of the brand. The mark is a symbol of the page (`markId`). */
export const Logo = ({ size = 'small' }: LogoProps) => {
  const { name } = useBrand();
  return (
    <span className={styles.logo({ size })}>
      <svg className={styles.mark} aria-hidden>
        <use href={`#${markId}`} />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
};
