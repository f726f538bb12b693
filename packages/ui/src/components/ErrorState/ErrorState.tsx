import { useTranslation } from 'react-i18next';
import { type ReadError, tellError } from '../../errors/tellError.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { ActionButton, type NextAction } from '../LinkButton/ActionButton.tsx';
import * as styles from './ErrorState.css.ts';

export type ErrorStateProps = {
  /** The error's code; the catalogue of its words must be loaded. */
  error: ReadError;
  /** The provider's text or a reference, cut after three lines. */
  detail?: string;
  onRetry?: () => void;
  /** True while the retry runs. */
  retrying?: boolean;
  /** Another next step, beside the retry. */
  action?: NextAction;
};

/** In place of content that failed to load: the failure, the next step and a retry (docs/decisions/0012). */
export const ErrorState = ({ error, detail, onRetry, retrying, action }: ErrorStateProps) => {
  const { t } = useTranslation();
  const { title, text } = tellError(t, error);
  return (
    <div className={styles.root} role="alert">
      <span className={styles.sign}>
        <Icon icon={icons.alert} size="medium" />
      </span>
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
        {detail ? <p className={styles.detail}>{detail}</p> : null}
        {onRetry || action ? (
          <div className={styles.actions}>
            {onRetry ? (
              <ActionButton
                action={{ label: t('retry'), icon: icons.retry, busy: retrying, onPress: onRetry }}
                size="small"
                variant="outline"
              />
            ) : null}
            {action ? <ActionButton action={action} size="small" variant="outline" /> : null}
          </div>
        ) : null}
      </div>
    </div>
  );
};
