import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './BalanceCurve.css.ts';

/** The place of a `BalanceCurve`: its amount, its ground and its two days. */
export const CurveSkeleton = () => (
  <div className={styles.root}>
    <div className={styles.readout}>
      <Skeleton width="medium" />
    </div>
    <div className={styles.plot} />
    <div className={styles.ends}>
      <Skeleton size="small" />
      <Skeleton size="small" />
    </div>
  </div>
);
