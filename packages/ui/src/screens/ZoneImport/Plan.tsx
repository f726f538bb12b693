import { importModes, sizeOfChanges } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useList } from '../../i18n/useList.ts';
import { ChangeList } from '../../patterns/Zone/ChangeList.tsx';
import { FindingList } from '../../patterns/Zone/FindingList.tsx';
import { useChangeCounts } from '../../patterns/Zone/useChangeCounts.ts';
import { LineList } from './LineList.tsx';
import type { ImportForm, ReadFile } from './zoneImport.ts';

const namesShown = 6;

/** The changes of an import, their findings, and the lines and records that it leaves as they are. */
export const Plan = ({ form, file, domain }: { form: ImportForm; file: ReadFile; domain: string }) => {
  const { t } = useTranslation(['zoneImport', 'zone']);
  const say = useChangeCounts();
  const list = useList();
  const { mode, onModeChange, isReading, onStage } = form;
  const { changes, findings, refused, spared } = file.plans[mode];
  const count = sizeOfChanges(changes);
  const names = spared.map(({ name, type }) => `${name} ${type}`);
  return (
    <Card title={t('plan.title')} description={count > 0 ? say(changes) : t('plan.nothing')}>
      <Stack space="large">
        <RadioCards
          label={t('mode.label')}
          value={mode}
          onValueChange={onModeChange}
          options={importModes.map((value) => ({
            value,
            label: t(`mode.${value}.label`),
            description:
              value === 'merge'
                ? t('mode.merge.text')
                : t('mode.replace.text', { count: file.plans.replace.changes.deleted.length }),
          }))}
        />
        {spared.length > 0 ? (
          <Banner tone="caution" variant="card">
            {t('plan.spared', { count: spared.length, names: list(names, namesShown) })}
          </Banner>
        ) : null}
        <LineList
          title={t('plan.refused')}
          lines={refused.map((entry) => ({ ...entry, reason: t(`zone:finding.${entry.code}.title`, { count: 1 }) }))}
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
          <Text size="small" tone="muted">
            {t('plan.notYet')}
          </Text>
        </Stack>
      </Stack>
    </Card>
  );
};
