import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../common/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as styles from './Field.css.ts';

/** The props of every labelled field. */
export type FieldWords = {
  label: string;
  /** True if only screen readers get the label. */
  hideLabel?: boolean;
  /** Help below the control. */
  hint?: ReactNode;
  /** The mistake and the remedy; the field is then invalid. */
  error?: string;
  /** True if the label says that the field is optional. */
  optional?: boolean;
};

type ControlProps = {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
};

/** A field: label, control, error and hint, connected by ids. It passes all props except `FieldWords` to its control. */
export const Field = <Props extends FieldWords>({
  label,
  hideLabel,
  hint,
  error,
  optional,
  children,
  ...rest
}: Props & { children: (control: ControlProps & Omit<Props, keyof FieldWords | 'children'>) => ReactNode }) => {
  const { t } = useTranslation();
  const id = useId();
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={hideLabel ? visuallyHidden : styles.label}>
        {label}
        {optional ? <span className={styles.optional}> ({t('optional')})</span> : null}
      </label>
      {children({ ...rest, id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
};

/** The error line of a field, with an icon because colour alone is not enough. */
export const FieldError = ({ id, children }: { id?: string; children: string }) => (
  <p id={id} className={styles.error}>
    <span className={styles.errorSign}>
      <Icon icon={icons.alert} />
    </span>
    {children}
  </p>
);
