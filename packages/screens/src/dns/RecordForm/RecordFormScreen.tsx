import { Card } from '@may/ui/components/Card/Card.tsx';
import { EmptyState } from '@may/ui/components/EmptyState/EmptyState.tsx';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { Loaded } from '@may/ui/patterns/Loaded.tsx';
import { Page } from '@may/ui/patterns/Page/Page.tsx';
import { useTranslation } from 'react-i18next';
import { UnknownDomain } from '../Zone/ZonePage.tsx';
import { RecordEditor } from './RecordEditor.tsx';
import type { RecordFormGap, RecordFormScreenProps } from './recordForm.ts';

export const RecordFormScreen = ({ mode, content, hrefs }: RecordFormScreenProps) => {
  const { t } = useTranslation(['recordForm', 'shell']);
  const ready = content.status === 'ready' && 'domain' in content.value ? content.value : null;
  return (
    <Page
      title={t(`title.${mode}`)}
      homeHref={hrefs.home}
      crumbs={[
        { label: t('shell:menu.dns'), href: hrefs.domains },
        ...(ready ? [{ label: ready.domain.shown, href: hrefs.records }] : []),
      ]}
    >
      <Loaded
        of={content}
        skeleton={
          <Card>
            <Skeleton size="large" lines={6} />
          </Card>
        }
        failed="recordForm:failed"
      >
        {(value) =>
          'gap' in value ? <Gap gap={value.gap} hrefs={hrefs} /> : <RecordEditor content={value} hrefs={hrefs} />
        }
      </Loaded>
    </Page>
  );
};

const Gap = ({ gap, hrefs }: { gap: RecordFormGap; hrefs: RecordFormScreenProps['hrefs'] }) => {
  const { t } = useTranslation('recordForm');
  if (gap === 'unknownDomain') return <UnknownDomain href={hrefs.domains} />;
  return (
    <Card>
      <EmptyState
        picture="search"
        title={t(`gap.${gap}.title`)}
        text={t(`gap.${gap}.text`)}
        way={{ label: t('toRecords'), href: hrefs.records }}
      />
    </Card>
  );
};
