import { Fragment, type ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { IconType } from '../../components/Icon/icons.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { ActionButton, type NextAction } from '../../components/LinkButton/ActionButton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { CriticalText } from '../../errors/tellError.ts';
import type { Tone } from '../../theme/tokens.ts';
import * as styles from './StatusPage.css.ts';

/** A next step of the page. */
export type StatusAction = NextAction & {
  /** False if the first action must look like the others. @default true */
  isLikeliest?: boolean;
};

/** The tone and the title; a critical one is an error of the catalogue (docs/decisions/0028). */
export type StatusLook =
  | { tone: 'critical'; title: CriticalText }
  | { /** @default 'neutral' */ tone?: Exclude<Tone, 'critical'>; title: string };

export type StatusPageProps = StatusLook & {
  icon: IconType;
  /** A status code or reference above the title. */
  code?: string;
  /** Empty if the title says all that is known. */
  text: string;
  /** The provider's text, below ours. */
  detail?: string | null;
  /** Known facts, below the texts. */
  children?: ReactNode;
  /** Actions; the likeliest comes first. */
  actions?: readonly StatusAction[];
  /** True if screen readers announce each change of the texts. */
  live?: boolean;
};

/** A page with one message: the event, its meaning, the next steps. */
export const StatusPage = ({
  icon,
  tone = 'neutral',
  code,
  title,
  text,
  detail,
  children,
  actions,
  live,
}: StatusPageProps) => (
  <div className={styles.root}>
    <span className={styles.sign({ tone })}>
      <Icon icon={icon} size="large" />
    </span>
    <div className={styles.words} role={live ? 'status' : undefined}>
      {code ? (
        <Text size="small" family="mono">
          {code}
        </Text>
      ) : null}
      <Heading level={1}>{title}</Heading>
      {text ? (
        <Text tone="muted" size="body">
          {text}
        </Text>
      ) : null}
      {detail ? <Text size="body">{detail}</Text> : null}
    </div>
    {/* A new title mounts new facts and actions, because the old ones would move to the new places. */}
    <Fragment key={title}>
      {children ? <div className={styles.facts}>{children}</div> : null}
      {actions ? (
        <Inline justify="center">
          {actions.map(({ isLikeliest, ...way }, place) => (
            <ActionButton
              key={way.label}
              action={way}
              variant={place === 0 && isLikeliest !== false ? 'solid' : 'outline'}
            />
          ))}
        </Inline>
      ) : null}
    </Fragment>
  </div>
);
