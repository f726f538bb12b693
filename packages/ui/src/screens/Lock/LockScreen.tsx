import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Logo } from '../../components/Logo/Logo.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from './LockScreen.css.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

export interface LockScreenProps {
  /** Locked by the customer, or the session ended under their hands. */
  reason: 'locked' | 'expired';
  busy?: boolean;
  error?: 'refused' | 'unreachable' | null;
  /** Epoch ms when the next attempt is allowed, after too many refusals; counted down on the screen. */
  coolingDownUntil?: number | null;
  onSubmit: (input: { password: string }) => void;
  onSignOut: () => void;
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Replaces the whole app while locked and shows nothing personal (spec section 2, Lock screen; flows.md, lockScreen). */
export const LockScreen = ({ reason, busy, error, coolingDownUntil = null, onSubmit, onSignOut }: LockScreenProps) => {
  const { t } = useTranslation('lockScreen');
  const password = useRef<HTMLInputElement>(null);
  const seconds = useSecondsUntil(coolingDownUntil);

  useEffect(() => {
    if (error) password.current?.select();
    else password.current?.focus();
  }, [error]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || seconds > 0) return;
    onSubmit({ password: String(new FormData(event.currentTarget).get('password') ?? '') });
  };

  return (
    <main className={styles.root}>
      <Logo />
      <div className={styles.panel}>
        <Stack space="large">
          <Stack space="xsmall" align="start">
            <span className={styles.sign}>
              <Icon glyph={icons.lock} size="medium" />
            </span>
            <Heading level={1} size="medium">
              {t(`${reason}.title`)}
            </Heading>
            <Text tone="muted">{t(`${reason}.text`)}</Text>
          </Stack>
          {/* post: a submit before the script arrived must not write the password into the address. */}
          <form method="post" onSubmit={submit}>
            <Stack space="medium">
              <PasswordField
                ref={password}
                label={t('password')}
                name="password"
                autoComplete="current-password"
                required
                error={error ? t(error) : undefined}
              />
              <Stack space="xsmall">
                <Button
                  type="submit"
                  stretch
                  loading={busy}
                  disabledReason={seconds > 0 ? t('coolingDown', { time: clock(seconds) }) : undefined}
                >
                  {t('submit')}
                </Button>
                <Button
                  variant="ghost"
                  tone="neutral"
                  stretch
                  icon={<Icon glyph={icons.signOut} />}
                  onPress={onSignOut}
                >
                  {t('signOut')}
                </Button>
              </Stack>
            </Stack>
          </form>
        </Stack>
      </div>
    </main>
  );
};
