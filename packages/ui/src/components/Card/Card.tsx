import { createElement, type ReactNode, useId } from 'react';
import * as styles from './Card.css.ts';

export const cardPaddings = ['none', 'small', 'medium'] as const;

export type CardProps = {
  /** Heading of the card. A card without title and action has no header. */
  title?: ReactNode;
  description?: ReactNode;
  /** Link or button at the end of the header, for the whole card. */
  action?: ReactNode;
  /** Space around the content: `none` lets a table or a picture reach the edges, `small` is for a narrow card. @default 'medium' */
  padding?: (typeof cardPaddings)[number];
  children: ReactNode;
};

/** One subject on a raised surface with a thin border. It has no shadow, because only floating surfaces have one. */
export const Card = ({ title, description, action, padding, children }: CardProps) => {
  const titleId = useId();
  const header =
    title || action ? (
      <div className={styles.header({ padding })}>
        <div className={styles.titles}>
          {title ? (
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          ) : null}
          {description ? <p className={styles.description}>{description}</p> : null}
        </div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    ) : null;
  return createElement(
    title ? 'section' : 'div',
    { className: styles.root, 'aria-labelledby': title ? titleId : undefined },
    header,
    <div className={styles.body({ padding })}>{children}</div>,
  );
};
