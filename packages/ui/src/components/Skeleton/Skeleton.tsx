import * as styles from './Skeleton.css.ts';

export const skeletonShapes = ['text', 'block'] as const;
export const skeletonSizes = ['small', 'medium', 'large'] as const;
export const skeletonWidths = ['short', 'medium', 'full'] as const;

export type SkeletonProps = {
  /** Form of the placeholder. @default 'text' */
  shape?: (typeof skeletonShapes)[number];
  /** Type size of a text line, height of a block (40, 96, 240 px). @default 'medium' */
  size?: (typeof skeletonSizes)[number];
  /** Share of the container: 30, 60 or 100 %. @default 'full' */
  width?: (typeof skeletonWidths)[number];
  /** Number of text lines; the last of several is shorter. @default 1 */
  lines?: number;
};

/** A placeholder for loading content. Screen readers ignore it, so the region around it needs `aria-busy`. */
export const Skeleton = ({ shape = 'text', size = 'medium', width = 'full', lines = 1 }: SkeletonProps) => (
  <span className={styles.lines} aria-hidden>
    {Array.from({ length: lines }, (_, place) => place + 1).map((line) => (
      <span
        key={line}
        className={styles.piece({
          shape,
          size,
          width: lines > 1 && line === lines ? 'medium' : width,
        })}
      />
    ))}
  </span>
);
