import type { ZoneRecord } from '@may/domain/dns/records.ts';
import type { StepProgress, StepStatus } from '@may/domain/dns/stepProgress.ts';
import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import type { IconType } from '@may/ui/components/Icon/icons.ts';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { StatusBadge } from '@may/ui/components/StatusBadge/StatusBadge.tsx';
import { tellLine } from '@may/ui/errors/tellError.ts';
import { useList } from '@may/ui/i18n/useList.ts';
import type { Tone } from '@may/ui/theme/tokens.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import * as rows from '../Zone/ChangeList.css.ts';
import { ChangedRecord, ChangeSign } from '../Zone/ChangeList.tsx';
import { useSettingsInWords } from '../Zone/RecordLine.tsx';
import { ShowMoreList } from '../Zone/ShowMoreList.tsx';
import * as styles from './ZoneChanges.css.ts';

const looks: Record<StepStatus, { tone: Tone; icon: IconType }> = {
  waiting: { tone: 'neutral', icon: icons.clock },
  sending: { tone: 'brand', icon: icons.retry },
  accepted: { tone: 'brand', icon: icons.check },
  applied: { tone: 'positive', icon: icons.check },
  refused: { tone: 'critical', icon: icons.alert },
  unknown: { tone: 'caution', icon: icons.warning },
  notApplied: { tone: 'neutral', icon: icons.minus },
  unclear: { tone: 'caution', icon: icons.warning },
  skipped: { tone: 'neutral', icon: icons.forward },
  unconfirmed: { tone: 'caution', icon: icons.warning },
};

type StepRowProps = { entry: StepProgress; domain: string };

// Without `memo` each step of a run would draw all rows again.
const StepRow = memo(({ entry: { step, status, error, kept }, domain }: StepRowProps) => {
  const { t } = useTranslation('zoneChanges');
  const list = useList();
  const settingsOf = useSettingsInWords();
  const wordsOf = (record: ZoneRecord) => [...record.values, ...settingsOf(record)];
  const wanted = wordsOf(step.record);
  const kind = error?.kind === 'notOffered' ? (`notOffered.${step.kind}` as const) : error?.kind;
  return (
    <li className={rows.row}>
      <ChangeSign kind={step.kind} />
      <ChangedRecord
        kind={step.kind}
        record={step.record}
        before={step.kind === 'edit' ? step.before : undefined}
        domain={domain}
      />
      <span className={styles.status}>
        <StatusBadge {...looks[status]}>{t(`status.${status}`)}</StatusBadge>
      </span>
      {kept ? (
        <p className={styles.keptWords}>
          <span>{t('kept', { settings: list(wordsOf(kept).filter((word) => !wanted.includes(word))) })}</span>
        </p>
      ) : null}
      {error && kind && !(step.kind === 'delete' && status === 'applied') ? (
        <p className={styles.serverWords}>
          <span className={styles.serverSign}>
            <Icon icon={icons.alert} />
          </span>
          <span>
            {tellLine(t, `zoneChanges:error.${kind}`)}
            {error.serverMessage ? ` ${t('serverSays', { message: error.serverMessage })}` : null}
          </span>
        </p>
      ) : null}
    </li>
  );
});

/** The steps with their status; for a refused step also the provider's message. */
export const StepList = ({
  steps,
  domain,
  label,
  shownAtOnce = 50,
}: {
  steps: readonly StepProgress[];
  domain: string;
  label: string;
  shownAtOnce?: number;
}) => (
  <ShowMoreList
    label={label}
    items={steps}
    shownAtOnce={shownAtOnce}
    render={(entry) => <StepRow key={entry.step.key} entry={entry} domain={domain} />}
  />
);
