import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

const cloud = (
  <path
    className={styles.shade}
    d="M24 76a18 18 0 0 1-2-35.9 26 26 0 0 1 49-11.5A20 20 0 0 1 100 46a15.2 15.2 0 0 1-2 30Z"
  />
);

/** Drawings in front of a cloud, on a canvas of 120 × 88. */
export const pictures = {
  money: (
    <>
      {cloud}
      <rect className={styles.paper} x="34" y="34" width="54" height="36" rx="6" />
      <path className={styles.paper} d="M88 46H76a6 6 0 0 0 0 12h12Z" />
      <path className={styles.line} d="M42 44h16" />
      <path className={styles.accent} d="M77 52h.01M61 24V12m0 12-4.5-4.5M61 24l4.5-4.5" />
    </>
  ),
  invoices: (
    <>
      {cloud}
      <path className={styles.paper} d="M42 18h36v50l-6-4-6 4-6-4-6 4-6-4-6 4Z" />
      <path className={styles.line} d="M50 30h14M50 39h20" />
      <path className={styles.accent} d="m50 51 4 4 8-8" />
    </>
  ),
  bell: (
    <>
      {cloud}
      <path className={styles.paper} d="M60 20a15 15 0 0 1 15 15c0 13 5 17 5 17H40s5-4 5-17a15 15 0 0 1 15-15Z" />
      <path className={styles.accent} d="M55.5 59a5 5 0 0 0 9 0M60 20v-4" />
      <path className={styles.line} d="M88 26h8M91 34h4" />
    </>
  ),
  search: (
    <>
      {cloud}
      <circle className={styles.paper} cx="56" cy="40" r="18" />
      <path className={styles.line} d="M48 40h16" />
      <path className={styles.accent} d="m69 53 12 12" />
    </>
  ),
  server: (
    <>
      {cloud}
      <rect className={styles.paper} x="38" y="24" width="46" height="18" rx="5" />
      <rect className={styles.paper} x="38" y="48" width="46" height="18" rx="5" />
      <path className={styles.line} d="M58 33h16M58 57h16" />
      <path className={styles.accent} d="M47 33h.01M47 57h.01" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type PictureName = keyof typeof pictures;

/** The drawing of an empty state, in a chunk of its own. */
const EmptyPicture = ({ name }: { name: PictureName }) => pictures[name];

export default EmptyPicture;
