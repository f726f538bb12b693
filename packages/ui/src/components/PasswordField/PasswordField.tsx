import { type KeyboardEvent, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as frame from '../TextField/Field.css.ts';
import { Field, type FieldWords } from '../TextField/Field.tsx';
import * as styles from './PasswordField.css.ts';

export type PasswordFieldProps = FieldWords & {
  value?: string;
  onValueChange?: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  required?: boolean;
  /** Kind of password, for the password manager. */
  autoComplete: 'current-password' | 'new-password';
  ref?: Ref<HTMLInputElement>;
};

/** A field for a password, with a button that shows it. The field accepts pasted text and warns about Caps Lock. */
export const PasswordField = ({ hint, onValueChange, onBlur, ...field }: PasswordFieldProps) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const noticeCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field {...field} hint={capsLock ? t('capsLock') : hint}>
      {(control) => (
        <span className={frame.box}>
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            className={frame.control}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onValueChange?.(event.currentTarget.value)}
            onKeyDown={noticeCapsLock}
            onKeyUp={noticeCapsLock}
            onBlur={() => {
              setCapsLock(false);
              onBlur?.();
            }}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-label={t(shown ? 'hidePassword' : 'showPassword')}
            onClick={() => setShown(!shown)}
          >
            <Icon icon={shown ? icons.hide : icons.show} size="medium" />
          </button>
        </span>
      )}
    </Field>
  );
};
