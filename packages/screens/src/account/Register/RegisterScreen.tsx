import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { Heading } from '@may/ui/components/Heading/Heading.tsx';
import { Link } from '@may/ui/components/Link/Link.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { tellError, tellLine } from '@may/ui/errors/tellError.ts';
import { FormPage } from '@may/ui/patterns/FormPage.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dropEndedWait, useCountdown } from '../../session/Lock/useCountdown.ts';
import { RegisterForm } from './RegisterForm.tsx';
import type { RegisterFormProps, RegisterScreenProps } from './register.ts';

/** The failure of the last try, above the form; it offers the login page where the account may exist. */
const Notice = ({
  kind,
  serverMessage,
  onSignIn,
}: NonNullable<RegisterFormProps['notice']> & { onSignIn: () => void }) => {
  const { t } = useTranslation('account');
  if (kind === 'unknown') {
    const words = tellError(t, 'account:failed.unknown');
    return (
      <Stack space="small">
        <Banner tone="caution" title={words.title}>
          {words.text}
        </Banner>
        <Button tone="brand" variant="outline" stretch onPress={onSignIn}>
          {t('register.signInInstead')}
        </Button>
      </Stack>
    );
  }
  if (kind === 'wait') return <Banner tone="caution">{serverMessage ?? tellLine(t, 'account:failed.wait')}</Banner>;
  const told = serverMessage ? 'refused' : kind;
  return (
    <Banner tone="critical" title={tellLine(t, `account:failed.${told}`)}>
      {serverMessage}
    </Banner>
  );
};

/** Creates an account (spec section 2, /register; docs/decisions/0018). */
export const RegisterScreen = ({ form, hrefs, onSignIn }: RegisterScreenProps) => {
  const { t } = useTranslation('account');
  const top = useRef<HTMLDivElement>(null);
  const seconds = useCountdown(form?.until ?? null);
  const notice = dropEndedWait(form?.notice ?? null, seconds);
  const kind = notice?.kind;
  // On a phone the button that was pressed is a screen below the notice.
  useEffect(() => {
    if (kind) top.current?.scrollIntoView({ block: 'center' });
  }, [kind]);
  if (!form)
    return (
      <Stack space="large">
        <Heading level={1}>{t('closed.title')}</Heading>
        <Button size="large" stretch onPress={onSignIn}>
          {t('register.signIn')}
        </Button>
      </Stack>
    );
  return (
    <FormPage
      title={t('register.title')}
      lead={hrefs.checkOtp ? `${t('register.lead')} ${t('register.leadCode')}` : t('register.lead')}
    >
      {notice ? (
        <div ref={top}>
          <Notice {...notice} onSignIn={onSignIn} />
        </div>
      ) : null}
      <RegisterForm form={form} seconds={seconds} />
      {hrefs.checkOtp ? (
        <Text>
          <Link href={hrefs.checkOtp}>{t('register.hasCode')}</Link>
        </Text>
      ) : null}
      <Text>
        {t('register.hasAccount')} <Link href={hrefs.signIn}>{t('register.signIn')}</Link>
      </Text>
    </FormPage>
  );
};
