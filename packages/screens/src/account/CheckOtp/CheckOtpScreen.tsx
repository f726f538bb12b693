import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { Link } from '@may/ui/components/Link/Link.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { TextField } from '@may/ui/components/TextField/TextField.tsx';
import { tellError } from '@may/ui/errors/tellError.ts';
import { FormPage } from '@may/ui/patterns/FormPage.tsx';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from './CodeForm.tsx';
import type { CheckOtpScreenProps, PhoneQuestion } from './checkOtp.ts';

const Asking = ({ isInvalid, onSubmit }: PhoneQuestion) => {
  const { t } = useTranslation('account');
  const phone = useRef<HTMLInputElement>(null);
  useEffect(() => phone.current?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(String(new FormData(event.currentTarget).get('phone') ?? ''));
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack>
        <TextField
          ref={phone}
          label={t('register.phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          hint={t('register.phoneHint')}
          error={isInvalid ? t('fault.phone.invalid') : undefined}
        />
        <Button type="submit" size="large" stretch>
          {t('code.goOn')}
        </Button>
      </Stack>
    </form>
  );
};

/** Confirms the phone of a new account by the code that was sent to it (spec section 2, /check-otp; docs/decisions/0018). */
export const CheckOtpScreen = ({ isNew, asking, form, confirmed, hrefs, onSignIn }: CheckOtpScreenProps) => {
  const { t } = useTranslation('account');
  const unknown = tellError(t, 'account:code.unknown');
  const ways = (
    <Text>
      {t('code.isConfirmed')} <Link href={hrefs.signIn}>{t('code.signIn')}</Link> ·{' '}
      <Link href={hrefs.register}>{t('register.title')}</Link>
    </Text>
  );
  if (confirmed)
    return (
      <FormPage title={t('code.title')} lead={t('code.confirmedText')}>
        <Banner tone="positive">{t('code.confirmed')}</Banner>
        <Button size="large" stretch onPress={onSignIn}>
          {t('code.signIn')}
        </Button>
      </FormPage>
    );
  if (asking)
    return (
      <FormPage title={t('code.title')} lead={t('code.whose')}>
        <Asking {...asking} />
        {ways}
      </FormPage>
    );
  if (!form) return null;
  return (
    <FormPage title={t('code.title')} lead={t(form.hasCode ? 'code.lead' : 'code.leadIfSent', { phone: form.phone })}>
      {isNew ? <Banner tone="positive">{t('code.created')}</Banner> : null}
      {form.isUnknown ? (
        <Stack space="small">
          <Banner tone="caution" title={unknown.title}>
            {unknown.text}
          </Banner>
          <Button tone="brand" variant="outline" stretch onPress={onSignIn}>
            {t('code.signIn')}
          </Button>
        </Stack>
      ) : null}
      <CodeForm {...form} />
      {ways}
    </FormPage>
  );
};
