import type { ReactNode } from 'react';
import * as styles from './CardMark.css.ts';

// Inline drawings cost no request, and letters drawn as strokes need no font.
const letters = {
  fill: 'none',
  stroke: '#fff',
  strokeWidth: 1.7,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

const drawings: Record<string, ReactNode> = {
  visa: (
    <>
      <path fill="#fff" d="M0 0h36v24H0z" />
      <path
        fill="#1434cb"
        transform="translate(6)"
        d="M9.112 8.262 5.97 15.758H3.92L2.374 9.775c-.094-.368-.175-.503-.461-.658C1.447 8.864.677 8.627 0 8.479l.046-.217h3.3a.904.904 0 0 1 .894.764l.817 4.338 2.018-5.102zm8.033 5.049c.008-1.979-2.736-2.088-2.717-2.972.006-.269.262-.555.822-.628a3.66 3.66 0 0 1 1.913.336l.34-1.59a5.207 5.207 0 0 0-1.814-.333c-1.917 0-3.266 1.02-3.278 2.479-.012 1.079.963 1.68 1.698 2.04.756.367 1.01.603 1.006.931-.005.504-.602.725-1.16.734-.975.015-1.54-.263-1.992-.473l-.351 1.642c.453.208 1.289.39 2.156.398 2.037 0 3.37-1.006 3.377-2.564m5.061 2.447H24l-1.565-7.496h-1.656a.883.883 0 0 0-.826.55l-2.909 6.946h2.036l.405-1.12h2.488zm-2.163-2.656 1.02-2.815.588 2.815zm-8.16-4.84-1.603 7.496H8.34l1.605-7.496z"
      />
    </>
  ),
  mastercard: (
    <>
      <path fill="#fff" d="M0 0h36v24H0z" />
      <circle cx="14" cy="12" r="7" fill="#eb001b" />
      <circle cx="22" cy="12" r="7" fill="#f79e1b" />
      <path fill="#ff5f00" d="M18 6.255a7 7 0 0 1 0 11.49 7 7 0 0 1 0-11.49z" />
    </>
  ),
  amex: (
    <>
      <path fill="#006fcf" d="M0 0h36v24H0z" />
      <path
        {...letters}
        d="m4 15.5 2.8-7 2.8 7M5 13.2h3.6M12 15.5v-7l2.75 4 2.75-4v7M25 8.5h-4.7v7H25M20.3 12h4.2M27.5 8.5l4.7 7M32.2 8.5l-4.7 7"
      />
    </>
  ),
  jcb: (
    <>
      <path fill="#fff" d="M0 0h36v24H0z" />
      <path fill="#0b5cab" d="M7 7a3 3 0 0 1 3-3h4v13a3 3 0 0 1-3 3H7z" />
      <path fill="#d6001c" d="M15 7a3 3 0 0 1 3-3h4v13a3 3 0 0 1-3 3h-4z" />
      <path fill="#0a8a36" d="M23 7a3 3 0 0 1 3-3h4v13a3 3 0 0 1-3 3h-4z" />
      <path
        {...letters}
        strokeWidth={1.4}
        d="M11.8 9.5v3.7a1.6 1.6 0 0 1-3 .7M20 10.3a2.1 2.2 0 1 0 0 3.4M24.8 9.5v5h2.1a1.3 1.3 0 0 0 0-2.6h-2.1M24.8 9.5h1.8a1.2 1.2 0 0 1 0 2.4"
      />
    </>
  ),
};

/** The drawing for any other brand: a magnetic stripe and a chip. */
const plain = (
  <>
    <path fill="currentColor" opacity="0.55" d="M0 5.5h36v4.5H0z" />
    <path fill="currentColor" opacity="0.8" d="M5 15h8.5v3H5z" />
  </>
);

export type CardMarkProps = {
  /** visa, mastercard, amex or jcb, in upper or lower case; any other name gives a plain card. */
  brand: string;
};

/** The sign of a card brand, hidden from screen readers because the name of the brand stands beside it. */
export const CardMark = ({ brand }: CardMarkProps) => {
  const drawing = drawings[brand.toLowerCase()];
  return (
    <span className={drawing ? styles.root : `${styles.root} ${styles.plain}`}>
      <svg viewBox="0 0 36 24" width={36} height={24} aria-hidden focusable="false">
        {drawing ?? plain}
      </svg>
    </span>
  );
};
