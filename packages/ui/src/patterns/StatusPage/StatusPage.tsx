import { Fragment, type ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { IconType } from '../../components/Icon/icons.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { Tone } from '../../theme/tokens.ts';
import * as styles from './StatusPage.css.ts';

export type StatusPageProps = {
  icon: IconType;
  /** @default 'neutral' */
  tone?: Tone;
  /** A status code or reference above the title. */
  code?: string;
  title: string;
  text: string;
  /** The provider's text, below ours. */
  detail?: string;
  /** Known facts, below the texts. */
  children?: ReactNode;
  /** Buttons and links, the likeliest first. */
  actions?: ReactNode;
  /** Screen readers announce each change of the texts. */
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
        <Text size="small" tone="muted" family="mono">
          {code}
        </Text>
      ) : null}
      <Heading level={1} size="large">
        {title}
      </Heading>
      <Text tone="muted" size="body">
        {text}
      </Text>
      {detail ? <Text size="body">{detail}</Text> : null}
    </div>
    {/* The next message has other facts and actions: its own appear, the old ones do not slide. */}
    <Fragment key={title}>
      {children ? <div className={styles.facts}>{children}</div> : null}
      {actions ? <Inline justify="center">{actions}</Inline> : null}
    </Fragment>
  </div>
);
