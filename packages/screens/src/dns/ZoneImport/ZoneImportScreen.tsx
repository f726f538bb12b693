import { Card } from '@may/ui/components/Card/Card.tsx';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { Loaded } from '@may/ui/patterns/Loaded.tsx';
import { useTranslation } from 'react-i18next';
import { UnknownDomain, ZonePage } from '../Zone/ZonePage.tsx';
import { FileField } from './FileField.tsx';
import { FileReport, Plan } from './Plan.tsx';
import type { ZoneImportScreenProps } from './zoneImport.ts';

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
          value === null ? (
            <UnknownDomain href={hrefs.domains} />
          ) : (
            <Stack space="large">
              <Card>
                <FileField {...value} />
                <div role="status">
                  {value.isReading && value.file === null ? <Text size="small">{t('reading')}</Text> : null}
                </div>
              </Card>
              {value.file ? <FileReport file={value.file} /> : null}
              {value.file && value.file.records > 0 ? (
                <Plan {...value} file={value.file} domain={domain?.name ?? ''} />
              ) : null}
            </Stack>
          )
        }
      </Loaded>
    </ZonePage>
  );
};
