import { unknownFieldsOf } from '@may/domain/dns/formOfRecord.ts';
import { Banner } from '@may/ui/components/Banner/Banner.tsx';
import { Box } from '@may/ui/components/Box/Box.tsx';
import { Card } from '@may/ui/components/Card/Card.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { LinkButton } from '@may/ui/components/LinkButton/LinkButton.tsx';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { Loaded } from '@may/ui/patterns/Loaded.tsx';
import { Page } from '@may/ui/patterns/Page/Page.tsx';
import { useTranslation } from 'react-i18next';
import { FindingList } from '../Zone/FindingList.tsx';
import { UnknownDomain } from '../Zone/ZonePage.tsx';
import { RecordsTable } from './RecordsTable.tsx';
import type { RecordsScreenProps } from './records.ts';
import { StagedBar } from './StagedBar.tsx';
import { ZoneBanners } from './ZoneBanners.tsx';

/** A domain's records, their staged changes, and the findings about them. */
export const RecordsScreen = ({ content, hrefs, ...remembered }: RecordsScreenProps) => {
  const { t } = useTranslation(['records', 'common', 'shell']);
  const zone = content.status === 'ready' ? content.value : null;
  const add = (
    <LinkButton href={hrefs.add} icon={icons.plus}>
      {t('add')}
    </LinkButton>
  );
  return (
    <Page
      title={zone?.domain.shown ?? t('title')}
      homeHref={hrefs.home}
      crumbs={[{ label: t('shell:menu.dns'), href: hrefs.domains }]}
      action={zone ? add : undefined}
    >
      <Loaded
        of={content}
        skeleton={
          <Card>
            <Skeleton size="large" lines={8} />
          </Card>
        }
        failed="records:failed"
        stale={t('common:stale')}
      >
        {(ready) =>
          ready ? (
            <>
              {ready.domain.shown === ready.domain.name ? null : (
                <Text tone="muted" family="mono">
                  {ready.domain.name}
                </Text>
              )}
              <ZoneBanners {...ready} hrefs={hrefs} />
              {ready.findings.length > 0 ? (
                <Card title={t('health.title', { count: ready.findings.length })} description={t('health.text')}>
                  <FindingList findings={ready.findings} domain={ready.domain.shown} />
                </Card>
              ) : null}
              <Card padding="none">
                {ready.unreadable > 0 ? (
                  <Box padding="medium">
                    <Banner tone="caution">{t('unreadable', { count: ready.unreadable })}</Banner>
                  </Box>
                ) : null}
                {ready.records.some((record) => unknownFieldsOf(record).length > 0) ? (
                  <Box padding="medium">
                    <Text size="small">{t('untold')}</Text>
                  </Box>
                ) : null}
                <RecordsTable content={ready} add={add} hrefs={hrefs} {...remembered} />
              </Card>
              {ready.lastRun === 'finished' ? (
                <Banner title={t('applied.title')} action={{ label: t('applied.undo'), href: hrefs.undo }}>
                  {t('applied.text')}
                </Banner>
              ) : null}
              <StagedBar {...ready} href={hrefs.changes} />
            </>
          ) : (
            <UnknownDomain href={hrefs.domains} />
          )
        }
      </Loaded>
    </Page>
  );
};
