import { createElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as styles from './ErrorState.css.ts';

const errorStateVariants = ['inline', 'page'] as const;

export type ErrorStateProps = {
  /** `inline` takes the place of the content; `page` is the whole page and has its heading. @default 'inline' */
  variant?: (typeof errorStateVariants)[number];
  /** Sentence that names the failure. */
  title: string;
  /** Consequence of the failure and next step. */
  text?: string;
  /** The provider's text or a reference, cut after three lines. */
  detail?: string;
  onRetry?: () => void;
  /** True while the retry runs. */
  retrying?: boolean;
  /** Another next step, beside the retry. */
  action?: ReactNode;
};

/** In place of content that failed to load: the failure, the next step and a retry (docs/decisions/0012). */
export const ErrorState = ({ variant = 'inline', title, text, detail, onRetry, retrying, action }: ErrorStateProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.root({ variant })} role={variant === 'inline' ? 'alert' : undefined}>
      <span className={styles.sign({ variant })}>
        <Icon icon={icons.alert} size={variant === 'page' ? 'large' : 'medium'} />
      </span>
      <div className={styles.body}>
        {createElement(variant === 'page' ? 'h1' : 'p', { className: styles.title({ variant }) }, title)}
        {text ? <p className={styles.text}>{text}</p> : null}
        {detail ? <p className={styles.detail}>{detail}</p> : null}
        {onRetry || action ? (
          <div className={styles.actions}>
            {onRetry ? (
              <Button
                variant={variant === 'page' ? 'solid' : 'outline'}
                tone={variant === 'page' ? 'brand' : 'neutral'}
                size={variant === 'page' ? 'medium' : 'small'}
                icon={<Icon icon={icons.retry} />}
                loading={retrying}
                onPress={onRetry}
              >
                {t('retry')}
              </Button>
            ) : null}
            {action}
          </div>
        ) : null}
      </div>
    </div>
  );
};
