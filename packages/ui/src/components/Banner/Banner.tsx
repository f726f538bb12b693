import type { ReactNode } from 'react';
import type { CriticalText } from '../../errors/tellError.ts';
import type { Tone } from '../../theme/tokens.ts';
import { Icon } from '../Icon/Icon.tsx';
import { toneIcons } from '../Icon/toneIcons.ts';
import { ActionButton, type NextAction } from '../LinkButton/ActionButton.tsx';
import * as styles from './Banner.css.ts';

export const bannerVariants = ['bar', 'card'] as const;

/** Critical words are an error of the catalogue (docs/decisions/0028). */
type TitledTone =
  | { tone: 'critical'; title: CriticalText }
  | { /** @default 'neutral' */ tone?: Exclude<Tone, 'critical'>; title?: string };

export type BannerProps = TitledTone & {
  /** `bar` runs along the top of the page, `card` stands among its content. @default 'card' */
  variant?: (typeof bannerVariants)[number];
  /** Text: the event and its meaning. */
  children: ReactNode;
  action?: NextAction | null | undefined;
};

/** A notice that stays, e.g. about a lost connection or a pending payment. Screen readers announce it when it appears. */
export const Banner = ({ tone = 'neutral', variant = 'card', title, children, action }: BannerProps) => (
  <div className={styles.root({ tone, variant })} role={tone === 'critical' ? 'alert' : 'status'}>
    <div className={styles.message}>
      <span className={styles.sign}>
        <Icon icon={toneIcons[tone]} size="medium" />
      </span>
      <div className={styles.words}>
        {title ? <strong className={styles.title}>{title} </strong> : null}
        {children}
      </div>
    </div>
    {action ? (
      <div className={styles.action}>
        <ActionButton action={action} size="small" variant="outline" />
      </div>
    ) : null}
  </div>
);
