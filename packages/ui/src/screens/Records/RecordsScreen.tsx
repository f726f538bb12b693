import { exportZone } from '@may/domain';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Box } from '../../components/Box/Box.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { DownloadButton } from '../../components/DownloadButton/DownloadButton.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Loaded } from '../../patterns/Loaded.tsx';
import { Page } from '../../patterns/Page/Page.tsx';
import { UnknownDomain } from '../../patterns/Zone/UnknownDomain.tsx';
import { AppliedList } from './AppliedList.tsx';
import { HealthNotes } from './HealthNotes.tsx';
import { RecordsTable } from './RecordsTable.tsx';
import type { RecordsContent, RecordsHrefs, RecordsScreenProps } from './records.ts';
import { StagedBar } from './StagedBar.tsx';
import { ZoneBanners } from './ZoneBanners.tsx';

/** A domain's records, their staged changes, and the findings of the health check. */
export const RecordsScreen = ({ content, hrefs, ...remembered }: RecordsScreenProps) => {
  const { t } = useTranslation(['records', 'common', 'shell']);
  const domain = content.status === 'ready' ? content.value?.domain : undefined;
  const add = (
    <LinkButton href={hrefs.add} icon={<Icon icon={icons.plus} />}>
      {t('add')}
    </LinkButton>
  );
  return (
    <Page
      title={domain?.shown ?? t('title')}
      homeHref={hrefs.home}
      crumbs={[{ label: t('shell:menu.dns'), href: hrefs.domains }]}
      action={domain ? add : undefined}
    >
      <Loaded
        of={content}
        skeleton={
          <Card padding="medium">
            <Skeleton size="large" lines={8} />
          </Card>
        }
        failed="records:failed"
        stale={t('common:stale')}
      >
        {(ready) =>
          ready ? (
            <>
              <ZoneHead {...ready} hrefs={hrefs} />
              <ZoneBanners {...ready} hrefs={hrefs} />
              <HealthNotes findings={ready.findings} domain={ready.domain.shown} />
              <Card padding="none">
                {ready.unreadable > 0 ? (
                  <Box padding="medium">
                    <Banner tone="caution" variant="card">
                      {t('unreadable', { count: ready.unreadable })}
                    </Banner>
                  </Box>
                ) : null}
                <RecordsTable content={ready} add={add} hrefs={hrefs} {...remembered} />
              </Card>
              <AppliedList applied={ready.applied} blocked={hasStaged(ready)} />
              <StagedBar changes={ready.changes} href={hrefs.changes} onDropAll={ready.onDropAll} />
            </>
          ) : (
            <UnknownDomain href={hrefs.domains} />
          )
        }
      </Loaded>
    </Page>
  );
};

const hasStaged = ({ changes }: RecordsContent): boolean =>
  changes.added.length + changes.edited.length + changes.deleted.length > 0;

const ZoneHead = ({ domain, records, hrefs }: RecordsContent & { hrefs: RecordsHrefs }) => {
  const { t } = useTranslation('records');
  return (
    <Inline justify="space-between" space="small">
      <Text as="span" tone="muted" family={domain.shown === domain.name ? undefined : 'mono'}>
        {domain.shown === domain.name ? t('count', { count: records.length }) : domain.name}
      </Text>
      <Inline space="xsmall">
        <LinkButton href={hrefs.import} variant="outline" tone="neutral">
          {t('import')}
        </LinkButton>
        <LinkButton href={hrefs.templates} variant="outline" tone="neutral">
          {t('templates')}
        </LinkButton>
        <DownloadButton fileName={`${domain.name}.zone`} text={() => exportZone(records, domain.name)}>
          {t('export')}
        </DownloadButton>
      </Inline>
    </Inline>
  );
};
