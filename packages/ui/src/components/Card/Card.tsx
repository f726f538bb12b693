import { createElement, type ReactNode, useId } from 'react';
import * as styles from './Card.css.ts';

export const cardPaddings = ['none', 'small', 'medium'] as const;

export type CardProps = {
  /** Names the card; without it there is no header. */
  title?: ReactNode;
  description?: ReactNode;
  /** One thing to do with the whole card: a link or a button at the end of the header. */
  action?: ReactNode;
  /** `none` lets a table or a picture reach the edges, `small` is for a narrow card. @default 'medium' */
  padding?: (typeof cardPaddings)[number];
  /** @default 'section' with a title, 'div' without */
  as?: 'section' | 'article' | 'aside' | 'div' | 'li';
  /** The title's place in the outline. @default 2 */
  headingLevel?: 2 | 3 | 4;
  children: ReactNode;
};

/** One subject on a raised surface: hairline border, no shadow, for shadows belong to what floats. */
export const Card = ({ title, description, action, padding, as, headingLevel = 2, children }: CardProps) => {
  const titleId = useId();
  const header =
    title || action ? (
      <div className={styles.header({ padding })}>
        <div className={styles.titles}>
          {title ? createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, title) : null}
          {description ? <p className={styles.description}>{description}</p> : null}
        </div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    ) : null;
  return createElement(
    as ?? (title ? 'section' : 'div'),
    { className: styles.root, 'aria-labelledby': title ? titleId : undefined },
    header,
    <div className={styles.body({ padding })}>{children}</div>,
  );
};
