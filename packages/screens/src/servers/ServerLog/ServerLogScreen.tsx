import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { EmptyState } from '@may/ui/components/EmptyState/EmptyState.tsx';
import { LogView } from '@may/ui/components/LogView/LogView.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { tellLine } from '@may/ui/errors/tellError.ts';
import { formatDateTime } from '@may/ui/format/formatDate.ts';
import { useLocale } from '@may/ui/i18n/useLocale.ts';
import { useTranslation } from 'react-i18next';
import { LogStatus } from './LogStatus.tsx';
import type { LogConnection, ServerLogScreenProps } from './serverLog.ts';
import { useHandedFocus } from './useHandedFocus.ts';

/** The running log of a server (spec §2, Runtime logs): the state of its connection, and its lines. */
export const ServerLogScreen = ({ serverName, buffer, ...props }: ServerLogScreenProps) => {
  const { connection, state } = useHandedFocus(props.connection);
  const { t } = useTranslation(['serverLog', 'common']);
  const label = t('label', { server: serverName });
  return (
    <Stack>
      <Problem connection={connection} />
      <LogView
        buffer={buffer}
        label={label}
        fileName={`${serverName}.log`}
        status={<LogStatus connection={connection} ref={state} />}
        empty={<Empty connection={connection} />}
      />
    </Stack>
  );
};

/** The failure, in the specified words (spec §8), its reason and the next step. */
const Problem = ({ connection: { problem, phase, actions } }: { connection: LogConnection }) => {
  const { t } = useTranslation(['serverLog', 'common']);
  if (!problem) return null;
  const isOver = phase === 'failed' || phase === 'refused';
  const [retry] = actions;
  const gaveUp = phase === 'failed' && problem.reason !== 'denied' ? ` ${t('gaveUp')}` : '';
  return (
    <Banner
      tone={isOver ? 'critical' : 'caution'}
      title={tellLine(t, 'serverLog:failed')}
      action={retry && { label: t('common:retry'), ...retry }}
    >
      {problem.serverMessage ?? tellLine(t, `serverLog:problem.${problem.reason}`)}
      {gaveUp}
    </Banner>
  );
};

/** In place of the lines of a log that has none. */
const Empty = ({ connection: { phase, since } }: { connection: LogConnection }) => {
  const { t } = useTranslation('serverLog');
  const locale = useLocale();
  if (phase === 'live')
    return <EmptyState title={t('empty.live')} text={t('empty.liveText', { time: formatDateTime(since, locale) })} />;
  if (phase === 'connecting') return <EmptyState title={t('empty.connecting')} />;
  return <EmptyState title={t('empty.notConnected')} text={t('empty.notConnectedText')} />;
};
