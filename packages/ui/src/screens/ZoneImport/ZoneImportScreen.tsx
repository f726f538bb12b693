import { importModes, sizeOfChanges } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Loaded } from '../../patterns/Loaded.tsx';
import { ChangeList } from '../Zone/ChangeList.tsx';
import { UnknownDomain } from '../Zone/UnknownDomain.tsx';
import { useChangeCounts } from '../Zone/useChangeCounts.ts';
import { ZonePage } from '../Zone/ZonePage.tsx';
import { FileField } from './FileField.tsx';
import { FileReport } from './FileReport.tsx';
import type { ImportForm, ReadFile, ZoneImportScreenProps } from './zoneImport.ts';

/** A zone file into the list of changes of a domain: what it says, what it would change, and nothing applied yet. */
export const ZoneImportScreen = ({ domain, hrefs, form }: ZoneImportScreenProps) => {
  const { t } = useTranslation('zoneImport');
  return (
    <ZonePage title={t('title')} domain={domain} hrefs={hrefs}>
      <Loaded
        of={form}
        skeleton={
          <Card>
            <Skeleton shape="block" size="large" />
          </Card>
        }
        failed={{ title: t('failed.title'), text: t('failed.text') }}
      >
        {(value) =>
          value === null ? <UnknownDomain href={hrefs.domains} /> : <Form form={value} domain={domain?.name ?? ''} />
        }
      </Loaded>
    </ZonePage>
  );
};

const Form = ({ form, domain }: { form: ImportForm; domain: string }) => (
  <Stack space="large">
    <Card>
      <FileField {...form} />
      <Progress isReading={form.isReading && form.file === null} />
    </Card>
    {form.file ? (
      <>
        <FileReport file={form.file} />
        {form.file.records > 0 ? <Plan form={form} file={form.file} domain={domain} /> : null}
      </>
    ) : null}
  </Stack>
);

const Progress = ({ isReading }: { isReading: boolean }) => {
  const { t } = useTranslation('zoneImport');
  return (
    <div role="status">
      {isReading ? (
        <Text size="small" tone="muted">
          {t('reading')}
        </Text>
      ) : null}
    </div>
  );
};

const Plan = ({ form, file, domain }: { form: ImportForm; file: ReadFile; domain: string }) => {
  const { t } = useTranslation('zoneImport');
  const say = useChangeCounts();
  const { mode, onModeChange, isReading, onStage } = form;
  const plan = file.plans[mode];
  const count = sizeOfChanges(plan);
  return (
    <Card title={t('plan.title')} description={count > 0 ? say(plan) : t('plan.nothing')}>
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
                : t('mode.replace.text', { count: file.plans.replace.deleted.length }),
          }))}
        />
        {count > 0 ? <ChangeList changes={plan} domain={domain} label={t('plan.title')} shownAtOnce={50} /> : null}
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
