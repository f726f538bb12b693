import { sizeOfChanges } from '@may/domain/dns/changeSet.ts';
import { Button } from '@may/ui/components/Button/Button.tsx';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { Inline } from '@may/ui/components/Inline/Inline.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { StatusBadge } from '@may/ui/components/StatusBadge/StatusBadge.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { useList } from '@may/ui/i18n/useList.ts';
import { useTranslation } from 'react-i18next';
import { ChangeList } from '../Zone/ChangeList.tsx';
import { FindingList } from '../Zone/FindingList.tsx';
import { useChangeCounts } from '../Zone/useChangeCounts.ts';
import { LineList } from './LineList.tsx';
import type { ImportForm, ReadFile } from './zoneImport.ts';

const linesShown = 12;

/** The count of records in a file, and its unread and adjusted lines. */
export const FileReport = ({ file: { records, unread, adjusted, joined, left } }: { file: ReadFile }) => {
  const { t } = useTranslation('zoneImport');
  const list = useList();
  const notes = (
    [
      ['adjusted', adjusted],
      ['joined', joined],
      ['left', left],
    ] as const
  ).filter(([, at]) => at.length > 0);
  return (
    <Card title={t('read.title')}>
      <Stack>
        <div role="status">
          <Inline space="xsmall">
            <StatusBadge tone={records > 0 ? 'positive' : 'neutral'}>
              {t('read.records', { count: records })}
            </StatusBadge>
            {unread.length > 0 ? (
              <StatusBadge tone="caution">{t('read.unread', { count: unread.length })}</StatusBadge>
            ) : null}
          </Inline>
        </div>
        {notes.map(([name, at]) => (
          <Text key={name} size="small">
            {t(`read.${name}`, { count: at.length, lines: list(at.map(String), linesShown) })}
          </Text>
        ))}
        <LineList
          title={t('read.unreadTitle')}
          lines={unread.map((entry) => ({ ...entry, reason: t(`reason.${entry.reason}`) }))}
        />
      </Stack>
    </Card>
  );
};

type PlanProps = Pick<ImportForm, 'isReading' | 'onStage'> & { file: ReadFile; domain: string };

/** The changes of an import, their findings, and the lines that it leaves out. */
export const Plan = ({ isReading, onStage, file, domain }: PlanProps) => {
  const { t } = useTranslation(['zoneImport', 'zone']);
  const say = useChangeCounts();
  const { changes, findings, refused } = file;
  const count = sizeOfChanges(changes);
  return (
    <Card title={t('plan.title')} description={count > 0 ? say(changes) : t('plan.nothing')}>
      <Stack space="large">
        <LineList
          title={t('plan.refused')}
          lines={refused.map((entry) => ({ ...entry, reason: t(`zone:finding.${entry.code}.title`) }))}
        />
        {findings.length > 0 ? <FindingList findings={findings} domain={domain} /> : null}
        {count > 0 ? <ChangeList changes={changes} domain={domain} label={t('plan.title')} shownAtOnce={50} /> : null}
        <Stack space="xsmall" align="start">
          <Button
            loading={isReading}
            onPress={onStage}
            disabledReason={count === 0 && !isReading ? t('plan.nothingToStage') : undefined}
          >
            {count > 0 ? t('plan.stage', { count }) : t('plan.stageNone')}
          </Button>
          <Text size="small">{t('plan.notYet')}</Text>
        </Stack>
      </Stack>
    </Card>
  );
};
