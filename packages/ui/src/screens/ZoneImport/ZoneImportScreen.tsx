import { useTranslation } from 'react-i18next';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Loaded } from '../../patterns/Loaded.tsx';
import { UnknownDomain } from '../../patterns/Zone/UnknownDomain.tsx';
import { ZonePage } from '../../patterns/Zone/ZonePage.tsx';
import { FileField } from './FileField.tsx';
import { FileReport } from './FileReport.tsx';
import { Plan } from './Plan.tsx';
import type { ImportForm, ZoneImportScreenProps } from './zoneImport.ts';

/** Imports a zone file into a domain's list of changes; the customer applies them on the page of changes. */
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
        failed="zoneImport:failed"
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
