import * as styles from './AuthShell.css.ts';

/** Three layers of cloud under a sun. The drawing fills an area of any shape and keeps its lower edge visible. */
export const Sky = () => (
  <svg viewBox="0 0 600 800" preserveAspectRatio="xMidYMax slice" className={styles.drawing} aria-hidden>
    <circle className={styles.sun} cx="430" cy="300" r="76" />
    <circle className={styles.halo} cx="430" cy="300" r="128" />
    <path className={styles.far} d="M0 520c60-50 130-50 180-10 40-60 130-70 180-10 60-40 150-30 240 20v280H0Z" />
    <path className={styles.middle} d="M0 610c70-40 120-20 160 10 50-60 150-60 190 0 70-50 170-40 250 30v150H0Z" />
    <path className={styles.near} d="M0 720c80-50 160-40 210 0 60-50 160-50 210 10 60-30 120-20 180 10v60H0Z" />
  </svg>
);
