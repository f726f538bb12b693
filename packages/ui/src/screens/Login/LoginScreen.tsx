import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';

export type LoginScreenProps = {
  busy?: boolean;
  /** The last attempt failed; the provider's own words follow ours. */
  failure?: { serverMessage: string | null } | null;
  hrefs: { recovery: string };
  onSubmit: (credentials: { email: string; password: string }) => void;
};

/** Sign in with e-mail and password (spec section 4, Login); failures say the specified text and the provider's (docs/decisions/0004). */
export const LoginScreen = ({ busy, failure, hrefs, onSubmit }: LoginScreenProps) => {
  const { t } = useTranslation(['login', 'common']);
  const password = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (failure) password.current?.select();
  }, [failure]);

  // Read from the form, not from state: what a password manager typed before the script arrived counts.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    onSubmit({ email: String(form.get('email') ?? '').trim(), password: String(form.get('password') ?? '') });
  };

  return (
    <Stack space="large">
      <Stack space="xsmall">
        <Heading level={1} size="large">
          {t('title')}
        </Heading>
        <Text tone="muted">{t('lead')}</Text>
      </Stack>
      {failure ? (
        <Banner variant="card" tone="critical" title={failure.serverMessage ? t('failed') : undefined}>
          {failure.serverMessage ?? t('failed')}
        </Banner>
      ) : null}
      {/* post: a submit before the script arrived must not write the password into the address. */}
      <form method="post" onSubmit={submit}>
        <Stack space="medium">
          <TextField label={t('email')} name="email" type="email" autoComplete="username" required />
          <PasswordField
            ref={password}
            label={t('common:password')}
            name="password"
            autoComplete="current-password"
            required
          />
          <Button type="submit" size="large" stretch loading={busy}>
            {t('common:signIn')}
          </Button>
        </Stack>
      </form>
      <Text>
        <Link href={hrefs.recovery}>{t('recovery')}</Link>
      </Text>
    </Stack>
  );
};
