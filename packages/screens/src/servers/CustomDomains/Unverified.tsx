import { useOfflineReason } from '@may/ui/common/useOfflineReason.ts';
import { visuallyHidden } from '@may/ui/common/visuallyHidden.css.ts';
import { Button } from '@may/ui/components/Button/Button.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { StatusBadge } from '@may/ui/components/StatusBadge/StatusBadge.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { tellLine } from '@may/ui/errors/tellError.ts';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './CustomDomains.css.ts';
import type { UnverifiedCustomDomain } from './customDomains.ts';
import { DomainNames } from './DomainNames.tsx';
import { NeededRecord } from './NeededRecord.tsx';

/** A domain that waits for its record: the reason, the exact record, and the button that verifies again (spec §8). */
export const Unverified = ({ ref, ...waiting }: UnverifiedCustomDomain & { ref?: Ref<HTMLDivElement> }) => {
  const { t } = useTranslation('customDomains');
  const offline = useOfflineReason();
  const { domain, reason, serverMessage, record, unsent, actions, onForget } = waiting;
  return (
    <div ref={ref} tabIndex={-1} className={styles.part}>
      <Stack>
        <div className={styles.head}>
          <DomainNames {...domain} />
          <StatusBadge tone="caution" icon={icons.clock}>
            {t('unverified.mark')}
          </StatusBadge>
        </div>
        <div role="status">
          <Text tone={reason === 'refused' ? 'critical' : 'neutral'} weight="medium">
            {serverMessage ??
              (reason === 'accepted'
                ? t('accepted', { domains: domain.shown })
                : tellLine(t, `customDomains:unverified.${reason}`))}
          </Text>
          {unsent ? <Text tone="critical">{tellLine(t, `customDomains:unsent.${unsent}`)}</Text> : null}
          {actions[0]?.busy ? <Text tone="muted">{t('sending')}</Text> : null}
        </div>
        {record === null ? <Skeleton lines={3} /> : <NeededRecord domain={domain} record={record} />}
        <div className={styles.actions}>
          {actions.map(({ name, busy, onPress }) => (
            <Button key={name} loading={busy} disabledReason={offline} onPress={onPress}>
              {t('unverified.verify')}
            </Button>
          ))}
          {onForget ? (
            <Button size="small" variant="ghost" onPress={onForget}>
              {t('unverified.forget')}
              <span className={visuallyHidden}> {domain.shown}</span>
            </Button>
          ) : null}
        </div>
      </Stack>
    </div>
  );
};
