import { useTranslation } from 'react-i18next';
import { Card } from '../../components/Card/Card.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Page } from '../../patterns/Page/Page.tsx';
import { PreviewNote } from '../Paas/PreviewNote.tsx';
import { ConnectHosts } from './ConnectHosts.tsx';
import { RepositoryList } from './RepositoryList.tsx';
import { hostNames, type Repository } from './webServiceCreate.ts';

export type WebServiceCreateScreenProps = {
  repositories: readonly Repository[];
  hrefs: { home: string; paas: string };
};

/** A preview of the choice of a repository for a web service (spec §2, /web-service/create). */
export const WebServiceCreateScreen = ({ repositories, hrefs }: WebServiceCreateScreenProps) => {
  const { t } = useTranslation(['webServiceCreate', 'paas', 'shell']);
  return (
    <Page title={t('title')} homeHref={hrefs.home} crumbs={[{ label: t('shell:menu.paas'), href: hrefs.paas }]}>
      <PreviewNote about="sample" />
      <Grid columns="mainAside" space="large">
        {/* In a box, so that the card is as high as its list and not as the panels beside it. */}
        <div>
          <Card title={t('paas:repository.title')} description={t('choose')} padding="none">
            <RepositoryList repositories={repositories} />
          </Card>
        </div>
        <Stack space="large">
          {(['github', 'gitlab'] as const).map((host) => (
            <Card key={host} title={hostNames[host]}>
              <Stack space="medium">
                <Text tone="muted">{t(`account.${host}`)}</Text>
                <ConnectHosts hosts={[host]} />
              </Stack>
            </Card>
          ))}
        </Stack>
      </Grid>
    </Page>
  );
};
