import { readEmail } from '@may/domain/account/account.ts';
import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { Link } from '@may/ui/components/Link/Link.tsx';
import { PasswordField } from '@may/ui/components/PasswordField/PasswordField.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { TextField } from '@may/ui/components/TextField/TextField.tsx';
import { tellLine } from '@may/ui/errors/tellError.ts';
import { FormPage } from '@may/ui/patterns/FormPage.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

export type LoginScreenProps = {
  busy?: boolean;
  /** The failure of the last attempt; the provider's message follows ours. */
  failure?: { serverMessage: string | null } | null;
  /** The e-mail of an account that was created or confirmed just now. */
  email?: string;
  /** `checkOtp` is missing if no code confirms a phone. */
  hrefs: { recovery: string; register: string; checkOtp?: string | undefined };
  onSubmit: (credentials: { email: string; password: string }) => void;
};

type Faults = { email?: 'missing' | 'invalid'; password?: true };

/** The faults that are certain before a request. An address may be of any form that the provider accepted once. */
const faultsOf = (email: string, password: string): Faults => ({
  ...(/^[^\s@]+@[^\s@]+$/.test(email) ? {} : { email: email === '' ? 'missing' : 'invalid' }),
  ...(password === '' ? { password: true } : {}),
});

/** Signs in with e-mail and password (spec section 4, Login). A failure shows the specified text and the provider's (docs/decisions/0004). */
export const LoginScreen = ({ busy, failure, email, hrefs, onSubmit }: LoginScreenProps) => {
  const { t } = useTranslation(['login', 'common']);
  const address = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<Faults>({});

  useEffect(() => {
    if (failure) password.current?.select();
  }, [failure]);

  const isKnown = email !== undefined;
  useEffect(() => {
    if (isKnown) password.current?.focus();
  }, [isKnown]);

  // The form is read, not the state: a password manager may fill it in before the script arrives.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const typed = { email: readEmail(String(form.get('email') ?? '')), password: String(form.get('password') ?? '') };
    const found = faultsOf(typed.email, typed.password);
    setFaults(found);
    if (found.email || found.password) (found.email ? address : password).current?.focus();
    else onSubmit(typed);
  };

  return (
    <FormPage title={t('title')} lead={t('lead')}>
      {failure ? (
        <Banner tone="critical" title={tellLine(t, 'login:failed')}>
          {failure.serverMessage}
        </Banner>
      ) : null}
      {failure && hrefs.checkOtp ? (
        <Text>
          <Link href={hrefs.checkOtp}>{t('confirmPhone')}</Link>
        </Text>
      ) : null}
      {/* With `post`, a submit before the script arrives does not write the password into the address. */}
      <form method="post" noValidate onSubmit={submit}>
        <Stack>
          <TextField
            ref={address}
            label={t('email')}
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={email}
            error={faults.email && t(`fault.email.${faults.email}`)}
            onValueChange={() => setFaults({ ...faults, email: undefined })}
          />
          <PasswordField
            ref={password}
            label={t('common:password')}
            name="password"
            autoComplete="current-password"
            required
            error={faults.password && t('fault.password')}
            onValueChange={() => setFaults({ ...faults, password: undefined })}
          />
          <Button type="submit" size="large" stretch loading={busy}>
            {t('common:signIn')}
          </Button>
        </Stack>
      </form>
      <Text>
        <Link href={hrefs.recovery}>{t('recovery')}</Link> · <Link href={hrefs.register}>{t('register')}</Link>
      </Text>
    </FormPage>
  );
};
