import { type AccountField, accountFields, accountLimits } from '@may/domain/account/account.ts';
import { useOnline } from '@may/ui/browser/useOnline.ts';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { PasswordField } from '@may/ui/components/PasswordField/PasswordField.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { TextField } from '@may/ui/components/TextField/TextField.tsx';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { clockOf } from '../../session/Lock/useCountdown.ts';
import type { RegisterFormProps } from './register.ts';

/** The message at each field: its own fault, or the provider's words. */
const useFieldErrors = ({ faults, refusal }: RegisterFormProps): Partial<Record<AccountField, string>> => {
  const { t } = useTranslation('account');
  const { name, email, phone, password } = faults;
  return {
    ...(name && {
      name: t(`fault.name.${name === 'tooLong' ? 'tooLong' : 'missing'}`, { number: accountLimits.name }),
    }),
    ...(email && { email: t(`fault.email.${email === 'missing' ? 'missing' : 'invalid'}`) }),
    ...(phone && { phone: t(`fault.phone.${phone === 'missing' ? 'missing' : 'invalid'}`) }),
    ...(password && {
      password: t(`fault.password.${password === 'missing' ? 'missing' : 'tooShort'}`, {
        number: accountLimits.password,
      }),
    }),
    ...(refusal && { [refusal.field]: refusal.message }),
  };
};

/** The fields of a new account, and the seconds before the next try. They are read when the form is sent: a password manager may fill them in before the script arrives. */
export const RegisterForm = ({ form, seconds }: { form: RegisterFormProps; seconds: number }) => {
  const { t } = useTranslation(['account', 'common']);
  const element = useRef<HTMLFormElement>(null);
  const errors = useFieldErrors(form);
  const isOnline = useOnline();
  const { busy, onEdit } = form;
  const wrong = accountFields.find((field) => errors[field] !== undefined);

  useEffect(() => {
    const field = wrong === undefined ? null : element.current?.elements.namedItem(wrong);
    if (!busy && field instanceof HTMLInputElement) field.focus();
  }, [busy, wrong]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || seconds > 0 || !isOnline) return;
    const data = new FormData(event.currentTarget);
    const read = (field: AccountField) => String(data.get(field) ?? '');
    form.onSubmit({ name: read('name'), email: read('email'), phone: read('phone'), password: read('password') });
  };

  return (
    // With `post`, a submit before the script arrives does not write the password into the address.
    <form ref={element} method="post" noValidate onSubmit={submit}>
      <Stack>
        <TextField
          label={t('register.name')}
          name="name"
          autoComplete="name"
          error={errors.name}
          onValueChange={() => onEdit('name')}
        />
        <TextField
          label={t('register.email')}
          name="email"
          type="email"
          autoComplete="username"
          error={errors.email}
          onValueChange={() => onEdit('email')}
        />
        <TextField
          label={t('register.phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          hint={t('register.phoneHint')}
          error={errors.phone}
          onValueChange={() => onEdit('phone')}
        />
        <PasswordField
          label={t('common:password')}
          name="password"
          autoComplete="new-password"
          hint={t('register.passwordHint', { number: accountLimits.password })}
          error={errors.password}
          onValueChange={() => onEdit('password')}
        />
        <Button
          type="submit"
          size="large"
          stretch
          loading={busy}
          disabledReason={
            isOnline ? (seconds > 0 ? t('tryAgainIn', { time: clockOf(seconds) }) : undefined) : t('offline')
          }
        >
          {t('register.submit')}
        </Button>
      </Stack>
    </form>
  );
};
