import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Page } from '../../patterns/Page/Page.tsx';
import { PreviewNote } from '../Paas/PreviewNote.tsx';
import { ConnectHosts } from '../WebServiceCreate/ConnectHosts.tsx';
import { ProjectNameField } from './ProjectNameField.tsx';
import { useProjectName } from './useProjectName.ts';

export type ProjectCreateScreenProps = {
  hrefs: { home: string; paas: string };
};

/** A preview of the form for a new project (spec §2, /project/create). */
export const ProjectCreateScreen = ({ hrefs }: ProjectCreateScreenProps) => {
  const { t } = useTranslation(['projectCreate', 'paas', 'shell']);
  const name = useProjectName();
  return (
    <Page title={t('title')} homeHref={hrefs.home} crumbs={[{ label: t('shell:menu.paas'), href: hrefs.paas }]}>
      <PreviewNote about="project" />
      <Grid columns="mainAside" space="large">
        <Card title={t('form')}>
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              name.onSubmit();
            }}
          >
            <Stack space="large">
              <ProjectNameField name={name} />
              <div>
                <Button type="submit">{t('submit')}</Button>
              </div>
            </Stack>
          </form>
        </Card>
        <Card title={t('paas:repository.title')}>
          <Stack space="medium">
            <Text tone="muted">{t('repository')}</Text>
            <ConnectHosts hosts={['github', 'gitlab']} />
          </Stack>
        </Card>
      </Grid>
    </Page>
  );
};
