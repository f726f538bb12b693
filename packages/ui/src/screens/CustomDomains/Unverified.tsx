import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { tellLine } from '../../errors/tellError.ts';
import { useList } from '../../i18n/useList.ts';
import { useOfflineReason } from '../../private/useOfflineReason.ts';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import * as styles from './CustomDomains.css.ts';
import type { UnverifiedCustomDomains } from './customDomains.ts';
import { DomainNames } from './DomainNames.tsx';
import { NoAddress } from './NoAddress.tsx';
import { Obstacle } from './Obstacle.tsx';
import { Records } from './Records.tsx';
import { ZonePart } from './ZonePart.tsx';

/** Domains that wait for their record: the reason, the exact record, and the button that verifies again (spec §8). */
export const Unverified = ({ ref, ...waiting }: UnverifiedCustomDomains & { ref?: Ref<HTMLDivElement> }) => {
  const { t } = useTranslation('customDomains');
  const offline = useOfflineReason();
  const { domains, obstacles, zones, phase, unsent, actions, alone, onForget } = waiting;
  const shown = useList()(domains.map((domain) => domain.shown));
  const isSecond = obstacles.length > 0 || zones.some(({ plan }) => plan.status === 'ready' && plan.value.onCreate);
  const variant = isSecond ? 'outline' : 'solid';
  return (
    <div ref={ref} tabIndex={-1} className={styles.part}>
      <Stack space="medium">
        <div className={styles.head}>
          <span className={styles.names}>
            {domains.map((domain) => (
              <DomainNames key={domain.name} {...domain} />
            ))}
          </span>
          <StatusBadge tone="caution" icon={icons.clock}>
            {t('unverified.mark')}
          </StatusBadge>
        </div>
        <div role="status">
          <Reason {...waiting} />
          {unsent ? <Text tone="critical">{tellLine(t, `customDomains:unsent.${unsent}`)}</Text> : null}
          {phase ? <Text tone="muted">{t(`phase.${phase}`)}</Text> : null}
        </div>
        {obstacles.map((obstacle) => (
          <Obstacle key={obstacle.name} {...obstacle} />
        ))}
        <WaysToTheServer {...waiting} />
        <div className={styles.actions}>
          {actions.map(({ name, busy, onPress }) => (
            <Button key={name} loading={busy} disabledReason={offline} variant={variant} onPress={onPress}>
              {domains.length > 1 ? t('unverified.verifyBoth') : t('unverified.verify')}
            </Button>
          ))}
          {alone.map((one) => (
            <Button key={one.shown} size="small" variant="ghost" onPress={one.onPress}>
              {t('unverified.alone', { domain: one.shown })}
            </Button>
          ))}
          {onForget ? (
            <Button size="small" variant="ghost" tone="neutral" onPress={onForget}>
              {t('unverified.forget')}
              <span className={visuallyHidden}> {shown}</span>
            </Button>
          ) : null}
        </div>
      </Stack>
    </div>
  );
};

/**
 * The record, by hand or in a zone of the account. By hand is folded away where the zone can have it from here, and both are if the provider gave
 * another reason than a missing record.
 */
const WaysToTheServer = (waiting: UnverifiedCustomDomains) => {
  const { t } = useTranslation('customDomains');
  const { reason, serverMessage, records, missingAddresses, zones, onRetryZones } = waiting;
  const count = records?.length ?? 1;
  const byHand = (
    <>
      {missingAddresses.map((missing) => (
        <NoAddress key={missing.name} {...missing} />
      ))}
      {records === null ? <Skeleton lines={3} /> : <Records records={records} />}
    </>
  );
  const inZones = (
    <>
      {zones.map((zone) => (
        <ZonePart key={zone.id} {...zone} />
      ))}
      {onRetryZones ? <ErrorState error="customDomains:zone.listFailed" onRetry={onRetryZones} /> : null}
    </>
  );
  if (records?.length === 0 && missingAddresses.length === 0) return null;
  if (reason === 'refused' && serverMessage !== null)
    return (
      <Folded summary={t('record.ifMissing', { count })}>
        {inZones}
        {byHand}
      </Folded>
    );
  const isHelped = zones.some(
    ({ active, plan }) => active && plan.status === 'ready' && ['missing', 'staged', 'made'].includes(plan.value.state),
  );
  if (isHelped)
    return (
      <>
        {inZones}
        <Folded summary={t('record.byHand', { count })}>{byHand}</Folded>
      </>
    );
  return (
    <>
      {byHand}
      {inZones}
    </>
  );
};

const Folded = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details>
    <summary className={styles.summary}>{summary}</summary>
    <Stack space="medium">{children}</Stack>
  </details>
);

/** The specified words, or the provider's own. */
const Reason = ({ domains, reason, serverMessage }: UnverifiedCustomDomains) => {
  const { t } = useTranslation('customDomains');
  return (
    <Stack space="xxsmall">
      <Text tone={reason === 'refused' ? 'critical' : 'neutral'} weight="medium">
        {serverMessage ?? tellLine(t, `customDomains:unverified.${reason}`)}
      </Text>
      {reason === 'refused' && domains.length > 1 ? (
        <Text>{t(serverMessage === null ? 'unverified.both' : 'unverified.bothSaid')}</Text>
      ) : null}
    </Stack>
  );
};
