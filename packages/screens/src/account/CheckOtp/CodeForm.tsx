import { useOnline } from '@may/ui/browser/useOnline.ts';
import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { TextField } from '@may/ui/components/TextField/TextField.tsx';
import { tellLine } from '@may/ui/errors/tellError.ts';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { clockOf, dropEndedWait, useCountdown } from '../../session/Lock/useCountdown.ts';
import type { CodeFormProps } from './checkOtp.ts';

/** The button that sends another code, and the result of its last press. */
const Resend = ({ busy, isSent, error: last, until, onPress }: CodeFormProps['resend']) => {
  const { t } = useTranslation('account');
  const isOnline = useOnline();
  const seconds = useCountdown(until);
  const error = dropEndedWait(last, seconds);
  return (
    <Stack space="xsmall">
      {isSent ? <Banner tone="positive">{t('code.sent')}</Banner> : null}
      {error ? (
        <Banner tone="caution">
          {error.kind === 'unknown'
            ? tellLine(t, 'account:code.resendUnknown')
            : (error.serverMessage ??
              tellLine(t, error.kind === 'wait' ? 'account:failed.wait' : 'account:code.resendRefused'))}
        </Banner>
      ) : null}
      <Button
        variant="outline"
        stretch
        loading={busy}
        disabledReason={
          isOnline ? (seconds > 0 ? t('code.resendIn', { time: clockOf(seconds) }) : undefined) : t('offline')
        }
        onPress={onPress}
      >
        {t('code.resend')}
      </Button>
    </Stack>
  );
};

/** One field for all six digits, because a phone fills in a received code and a paste may have spaces. */
export const CodeForm = ({ busy, error: last, isUnknown, until, resend, onSubmit, onChangePhone }: CodeFormProps) => {
  const { t } = useTranslation('account');
  const isOnline = useOnline();
  const code = useRef<HTMLInputElement>(null);
  const seconds = useCountdown(until);
  const error = dropEndedWait(last, seconds);
  const own =
    error?.kind === 'incomplete'
      ? t('code.incomplete')
      : error
        ? tellLine(t, error.kind === 'wait' ? 'account:failed.wait' : 'account:code.refused')
        : undefined;

  useEffect(() => {
    if (busy) return;
    code.current?.select();
    code.current?.focus();
  }, [busy]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || seconds > 0 || !isOnline) return;
    onSubmit(String(new FormData(event.currentTarget).get('code') ?? ''));
  };

  // The sixth digit sends the first code. A second try is the button's: a code that is mended digit by digit would be sent half mended.
  const follow = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (last || isUnknown || !/^\d{6}$/.test(code.current?.value.replace(/\s/g, '') ?? '')) return;
    currentTarget.requestSubmit();
  };

  return (
    <Stack>
      <form method="post" noValidate onSubmit={submit} onInput={follow}>
        <Stack>
          <TextField
            ref={code}
            label={t('code.label')}
            name="code"
            mono
            inputMode="numeric"
            autoComplete="one-time-code"
            error={error?.serverMessage ?? own}
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
            {t('code.submit')}
          </Button>
        </Stack>
      </form>
      <Resend {...resend} />
      <Button variant="ghost" stretch onPress={onChangePhone}>
        {t('code.changePhone')}
      </Button>
    </Stack>
  );
};
