import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../fetchPart.ts';
import * as styles from './EmptyState.css.ts';
import type { PictureName } from './pictures.tsx';

const Picture = lazyPart(() => import('./EmptyPicture.tsx'));

export type EmptyStateProps = {
  /** A drawing of ours. */
  picture?: PictureName;
  /** What there is none of. */
  title: string;
  /** What would be here, or what to do next. */
  text?: string;
  /** The way on: a Button or LinkButton. */
  action?: ReactNode;
};

/** Nothing here yet, said kindly: what is missing and the way on. */
export const EmptyState = ({ picture, title, text, action }: EmptyStateProps) => (
  <div className={styles.root}>
    {picture ? (
      <svg viewBox="0 0 120 88" className={styles.picture} aria-hidden>
        <Suspense>
          <Picture name={picture} />
        </Suspense>
      </svg>
    ) : null}
    <p className={styles.title}>{title}</p>
    {text ? <p className={styles.text}>{text}</p> : null}
    {action ? <div className={styles.action}>{action}</div> : null}
  </div>
);
