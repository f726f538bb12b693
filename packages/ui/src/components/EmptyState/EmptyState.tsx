import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../browser/fetchPart.ts';
import { ActionButton, type NextAction } from '../LinkButton/ActionButton.tsx';
import * as styles from './EmptyState.css.ts';
import type { PictureName } from './pictures.tsx';

const Picture = lazyPart(() => import('./pictures.tsx'));

export type EmptyStateProps = {
  /** Name of the drawing. */
  picture?: PictureName;
  /** Sentence that names the missing content. */
  title: string;
  /** Content to expect here, or the next step. */
  text?: string;
  /** Next step, with the look of a quiet button; `action` has a look of its own. */
  way?: NextAction;
  action?: ReactNode;
};

/** In place of content that does not exist yet: it names the content and the next step. */
export const EmptyState = ({ picture, title, text, way, action }: EmptyStateProps) => (
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
    {way || action ? (
      <div className={styles.action}>{way ? <ActionButton action={way} variant="outline" /> : action}</div>
    ) : null}
  </div>
);
