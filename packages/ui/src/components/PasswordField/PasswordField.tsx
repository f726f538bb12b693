import { type KeyboardEvent, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as frame from '../../private/FieldFrame.css.ts';
import { FieldFrame, type FieldWords } from '../../private/FieldFrame.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as styles from './PasswordField.css.ts';

export interface PasswordFieldProps extends FieldWords {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  /** Tells the password manager which one is meant. */
  autoComplete: 'current-password' | 'new-password';
  ref?: Ref<HTMLInputElement>;
}

/** A password that can be looked at and pasted into; says when Caps Lock is on. */
export const PasswordField = ({
  label,
  hideLabel,
  hint,
  error,
  optional,
  labelAction,
  onValueChange,
  onBlur,
  ref,
  ...input
}: PasswordFieldProps) => {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const noticeCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <FieldFrame {...{ label, hideLabel, error, optional, labelAction }} hint={capsLock ? t('capsLock') : hint}>
      {(control) => (
        <span className={frame.box}>
          <input
            {...input}
            {...control}
            ref={ref}
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
            <Icon glyph={shown ? icons.hide : icons.show} size="medium" />
          </button>
        </span>
      )}
    </FieldFrame>
  );
};
