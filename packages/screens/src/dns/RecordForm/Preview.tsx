import { Card } from '@may/ui/components/Card/Card.tsx';
import { DescriptionList } from '@may/ui/components/DescriptionList/DescriptionList.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { useTranslation } from 'react-i18next';
import { FindingList } from '../Zone/FindingList.tsx';
import type { RecordFormContent } from './recordForm.ts';

/** The placeholder for an empty field (spec §2). */
const blank = '___';

/** The typed record, and the findings that it would add. */
export const Preview = ({ content: { form, findings, domain } }: { content: RecordFormContent }) => {
  const { t } = useTranslation('recordForm');
  const typed = form.contents.filter((text) => text.trim() !== '');
  const mono = (text: string) => (
    <Text as="span" family="mono">
      {text.trim() === '' ? blank : text}
    </Text>
  );
  return (
    <Card title={t('preview')}>
      <Stack>
        <DescriptionList
          items={[
            { label: t('name'), value: mono(form.name) },
            { label: t('type'), value: mono(form.type) },
            { label: t('ttl'), value: mono(form.ttl) },
            {
              label: t('content'),
              value: (
                <Stack space="xxsmall">
                  {(typed.length > 0 ? typed : ['']).map((text, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a value has no identity but its place.
                    <div key={index}>{mono(text.length > 300 ? `${text.slice(0, 300)}…` : text)}</div>
                  ))}
                </Stack>
              ),
            },
          ]}
        />
        <div role="status">
          {findings.length > 0 ? (
            <Stack space="xsmall">
              <Text weight="medium">{t('findings')}</Text>
              <FindingList findings={findings} domain={domain.shown} />
            </Stack>
          ) : null}
        </div>
      </Stack>
    </Card>
  );
};
