import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Private } from '../../components/Private/Private.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { tellError, tellLine } from '../../errors/tellError.ts';
import { RegisterForm } from './RegisterForm.tsx';
import type { RegisterForm as Form, RegisterScreenProps } from './register.ts';

/** The failure of the last try, above the form; it offers the login page where the account may exist. */
const Notice = ({ notice, onSignIn }: { notice: NonNullable<Form['notice']> } & Pick<Form, 'onSignIn'>) => {
  const { t } = useTranslation('account');
  const { kind, serverMessage } = notice;
  const signIn = onSignIn ? (
    <Button variant="outline" stretch onPress={onSignIn}>
      {t('register.signInInstead')}
    </Button>
  ) : null;
  if (kind === 'unknown' || kind === 'doubt') {
    const words = tellError(t, `account:failed.${kind}`);
    return (
      <Stack space="small">
        <Banner variant="card" tone="caution" title={words.title}>
          {serverMessage} {words.text}
        </Banner>
        {signIn}
      </Stack>
    );
  }
  if (kind === 'wait')
    return (
      <Banner variant="card" tone="caution">
        {serverMessage ?? tellLine(t, 'account:failed.wait')}
      </Banner>
    );
  const told = serverMessage ? 'refused' : kind;
  return (
    <Banner variant="card" tone="critical" title={tellLine(t, `account:failed.${told}`)}>
      {serverMessage}
    </Banner>
  );
};

const Closed = ({ serverMessage, present, onSignIn }: NonNullable<RegisterScreenProps['closed']>) => {
  const { t } = useTranslation('account');
  return (
    <Stack space="large">
      <Stack space="xsmall">
        <Heading level={1} size="large">
          {t('closed.title')}
        </Heading>
        <Text tone="muted">{t('closed.text')}</Text>
      </Stack>
      {serverMessage ? (
        <Banner variant="card" tone="caution">
          {serverMessage}
        </Banner>
      ) : null}
      {present ? (
        <Text>
          <Private>{t('present.text', { email: present.email })}</Private>
        </Text>
      ) : null}
      <Button size="large" stretch onPress={present ? present.onSignOut : onSignIn}>
        {t(present ? 'present.signOut' : 'register.signIn')}
      </Button>
    </Stack>
  );
};

/** Creates an account (spec section 2, /register; docs/decisions/0018). */
export const RegisterScreen = ({ form, closed, phoneSent, hrefs, onPhoneType }: RegisterScreenProps) => {
  const { t } = useTranslation('account');
  const top = useRef<HTMLDivElement>(null);
  const kind = form?.notice?.kind;
  // On a phone the button that was pressed is a screen below the notice.
  useEffect(() => {
    if (kind) top.current?.scrollIntoView({ block: 'center' });
  }, [kind]);
  if (closed) return <Closed {...closed} />;
  if (!form) return null;
  return (
    <Stack space="large">
      <Stack space="xsmall">
        <Heading level={1} size="large">
          {t('register.title')}
        </Heading>
        <Text tone="muted">
          {hrefs.checkOtp ? `${t('register.lead')} ${t('register.leadCode')}` : t('register.lead')}
        </Text>
      </Stack>
      {form.isOpening ? (
        <Banner variant="card" tone="positive" title={t('register.created')}>
          {t('register.opening')}
        </Banner>
      ) : null}
      {form.notice ? (
        <div ref={top}>
          <Notice notice={form.notice} onSignIn={form.onSignIn} />
        </div>
      ) : null}
      <RegisterForm form={form} phoneSent={phoneSent} onPhoneType={onPhoneType} />
      {hrefs.checkOtp ? (
        <Text>
          <Link href={hrefs.checkOtp}>{t('register.hasCode')}</Link>
        </Text>
      ) : null}
      <Text>
        {t('register.hasAccount')} <Link href={hrefs.signIn}>{t('register.signIn')}</Link>
      </Text>
    </Stack>
  );
};
