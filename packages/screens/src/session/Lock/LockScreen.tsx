import { Button } from '@may/ui/components/Button/Button.tsx';
import { Heading } from '@may/ui/components/Heading/Heading.tsx';
import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { Inline } from '@may/ui/components/Inline/Inline.tsx';
import { Logo } from '@may/ui/components/Logo/Logo.tsx';
import { PasswordField } from '@may/ui/components/PasswordField/PasswordField.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { tellLine } from '@may/ui/errors/tellError.ts';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './LockScreen.css.ts';
import { clockOf, dropEndedWait, useCountdown } from './useCountdown.ts';

export type LockScreenProps = {
  /** `locked` by the customer, or the session `expired`. */
  reason: 'locked' | 'expired';
  busy?: boolean;
  /**
   * The failure of the last try: a `refused` password, a `wait` before the next try, an `unreachable` provider, or `failing`: the
   * provider answered without checking the password. Its message replaces ours for `wait` and follows ours for `failing`.
   */
  error: { kind: 'refused' | 'wait' | 'unreachable' | 'failing'; serverMessage: string | null } | null;
  /** The moment from which the next try is allowed; null without a wait. */
  until: number | null;
  /** Controls below the form: LanguageMenu, ThemeSwitch. */
  controls?: ReactNode;
  onSubmit: (input: { password: string }) => void;
  onSignOut: () => void;
};

/** The message at the field about the last try. */
const useErrorText = (error: LockScreenProps['error']): string | undefined => {
  const { t } = useTranslation('lockScreen');
  if (!error) return undefined;
  const { kind, serverMessage } = error;
  const ours = tellLine(t, `lockScreen:${kind}`);
  if (kind === 'wait') return serverMessage ?? ours;
  return kind === 'failing' && serverMessage ? `${ours} ${serverMessage}` : ours;
};

/** Replaces the whole portal while it is locked, and shows no personal data (spec section 2, Lock screen; docs/flows.md#lockscreen). */
export const LockScreen = ({ reason, busy, error, until, controls, onSubmit, onSignOut }: LockScreenProps) => {
  const { t } = useTranslation(['lockScreen', 'common', 'shell']);
  const password = useRef<HTMLInputElement>(null);
  const seconds = useCountdown(until);
  const [isMissing, setIsMissing] = useState(false);
  const errorText = useErrorText(dropEndedWait(error, seconds));

  useEffect(() => password.current?.focus(), []);
  // `busy` is a dependency: a second failure with the same message selects the password again. The countdown moves no focus.
  useEffect(() => {
    if (errorText && !busy) password.current?.select();
  }, [busy, errorText]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || seconds > 0) return;
    const typed = String(new FormData(event.currentTarget).get('password') ?? '');
    setIsMissing(typed === '');
    if (typed === '') password.current?.focus();
    else onSubmit({ password: typed });
  };

  return (
    <main className={styles.root}>
      <Logo />
      <div className={styles.panel}>
        <Stack space="large">
          <Stack space="xsmall" align="start">
            <span className={styles.sign}>
              <Icon icon={icons.lock} size="medium" />
            </span>
            <Heading level={1} size="medium">
              {t(`${reason}.title`)}
            </Heading>
            <Text tone="muted">{t(`${reason}.text`)}</Text>
          </Stack>
          {/* With `post`, a submit before the script arrives does not write the password into the address. */}
          <form method="post" noValidate onSubmit={submit}>
            <Stack>
              <PasswordField
                ref={password}
                label={t('common:password')}
                name="password"
                autoComplete="current-password"
                required
                error={isMissing ? t('missing') : errorText}
                onValueChange={() => setIsMissing(false)}
              />
              <Stack space="xsmall">
                <Button
                  type="submit"
                  stretch
                  loading={busy}
                  disabledReason={seconds > 0 ? t('tryAgainIn', { time: clockOf(seconds) }) : undefined}
                >
                  {t('submit')}
                </Button>
                <Button variant="ghost" stretch icon={icons.signOut} onPress={onSignOut}>
                  {t('shell:signOut')}
                </Button>
              </Stack>
            </Stack>
          </form>
        </Stack>
      </div>
      <Inline>{controls}</Inline>
    </main>
  );
};
