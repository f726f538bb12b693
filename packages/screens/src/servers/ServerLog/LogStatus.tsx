import { Button } from '@may/ui/components/Button/Button.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { StatusBadge } from '@may/ui/components/StatusBadge/StatusBadge.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { formatDateTime } from '@may/ui/format/formatDate.ts';
import { useLocale } from '@may/ui/i18n/useLocale.ts';
import type { Tone } from '@may/ui/theme/tokens.ts';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './LogStatus.css.ts';
import type { LogConnection } from './serverLog.ts';

const tones: Record<LogConnection['phase'], Tone> = {
  connecting: 'neutral',
  live: 'positive',
  reconnecting: 'caution',
  offline: 'caution',
  failed: 'critical',
  refused: 'critical',
  away: 'neutral',
};

const wordOf = (phase: LogConnection['phase'], wasOpen: boolean) => {
  if (phase === 'connecting' && wasOpen) return 'connectingAgain';
  return phase === 'reconnecting' && !wasOpen ? 'notYet' : phase;
};

/** State of the connection in a word, what follows, and the way to hurry it. */
export const LogStatus = ({ connection, ref }: { connection: LogConnection; ref: Ref<HTMLElement> }) => {
  const { phase, since, secondsLeft, problem, actions } = connection;
  const { t } = useTranslation('serverLog');
  const locale = useLocale();
  const notes: Partial<Record<LogConnection['phase'], string>> = {
    live: t('status.since', { time: formatDateTime(since, locale) }),
    reconnecting: secondsLeft === null ? undefined : t('status.wait', { count: secondsLeft }),
    offline: t('status.whenOnline'),
    away: t('status.whenBack'),
  };
  // A problem has the button beside its words.
  const [retry] = problem ? [] : actions;
  return (
    <div className={styles.root}>
      {/* Screen readers hear the word alone, not every second of the wait. */}
      <span ref={ref} role="status" tabIndex={-1}>
        <StatusBadge tone={tones[phase]} icon={phase === 'offline' ? icons.offline : undefined}>
          {t(`phase.${wordOf(phase, since !== null)}`)}
        </StatusBadge>
      </span>
      {notes[phase] ? (
        <Text as="span" size="small">
          {notes[phase]}
        </Text>
      ) : null}
      {retry ? (
        <span className={styles.action}>
          <Button size="small" variant="ghost" onPress={retry.onPress}>
            {t('retryNow')}
          </Button>
        </span>
      ) : null}
    </div>
  );
};
