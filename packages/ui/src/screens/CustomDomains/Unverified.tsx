import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { CopyField } from '../../components/CopyField/CopyField.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import * as styles from './CustomDomains.css.ts';
import type { ShownRecord, UnverifiedCustomDomains } from './customDomains.ts';
import { DomainNames } from './DomainNames.tsx';
import { NoAddress } from './NoAddress.tsx';
import { ZonePart } from './ZonePart.tsx';

/** Domains that wait for their record: the reason, the exact record, and the button that verifies again (spec §8). */
export const Unverified = (waiting: UnverifiedCustomDomains) => {
  const { t } = useTranslation('customDomains');
  const { domains, records, missingAddresses, zones, phase, unsent, actions, alone, onForget } = waiting;
  const shown = domains.map((domain) => domain.shown).join(', ');
  const isHelped = zones.some(({ plan }) => plan.status === 'ready' && plan.value.state !== 'made');
  return (
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
        {unsent ? <Text tone="critical">{t(`unsent.${unsent}`)}</Text> : null}
        {phase ? <Text tone="muted">{t(`phase.${phase}`)}</Text> : null}
      </div>
      {missingAddresses.map((missing) => (
        <NoAddress key={missing.name} {...missing} />
      ))}
      {records === null ? <Skeleton lines={3} /> : <Records records={records} />}
      {zones.map((zone) => (
        <ZonePart key={zone.id} {...zone} />
      ))}
      <div className={styles.actions}>
        {actions.map(({ name, busy, onPress }) => (
          <Button key={name} loading={busy} variant={isHelped ? 'outline' : 'solid'} onPress={onPress}>
            {domains.length > 1 ? t('unverified.verifyBoth') : t('unverified.verify')}
          </Button>
        ))}
        {alone.map((one) => (
          <Button key={one.shown} variant="outline" tone="neutral" onPress={one.onPress}>
            {t('unverified.alone', { domain: one.shown })}
          </Button>
        ))}
        {onForget ? (
          <Button variant="ghost" tone="neutral" onPress={onForget}>
            {t('unverified.forget')}
            <span className={visuallyHidden}> {shown}</span>
          </Button>
        ) : null}
      </div>
    </Stack>
  );
};

/** The specified words, or the provider's own. */
const Reason = ({ domains, reason, serverMessage }: UnverifiedCustomDomains) => {
  const { t } = useTranslation('customDomains');
  return (
    <Stack space="xxsmall">
      <Text tone={reason === 'refused' ? 'critical' : 'neutral'} weight="medium">
        {serverMessage ?? t(`unverified.${reason}`)}
      </Text>
      {reason === 'refused' && domains.length > 1 ? (
        <Text>{t(serverMessage === null ? 'unverified.both' : 'unverified.bothSaid')}</Text>
      ) : null}
    </Stack>
  );
};

const Records = ({ records }: { records: readonly ShownRecord[] }) => {
  const { t } = useTranslation('customDomains');
  if (records.length === 0) return null;
  return (
    <section className={styles.panel} aria-label={t('record.title', { count: records.length })}>
      <div>
        <Text weight="strong">{t('record.title', { count: records.length })}</Text>
        <Text size="small" tone="muted">
          {t('record.text')}
        </Text>
      </div>
      {records.map(({ name, shown, type, host, value }) => (
        <fieldset key={name} className={styles.record} aria-label={t('record.for', { domain: shown })}>
          <CopyField label={t('record.type')} value={type} />
          <CopyField label={t('record.name')} value={host} hint={host === name ? undefined : name} />
          <CopyField label={t('record.value')} value={value} />
        </fieldset>
      ))}
    </section>
  );
};
