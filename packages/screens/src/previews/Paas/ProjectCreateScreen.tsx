import { Button } from '@may/ui/components/Button/Button.tsx';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { Grid } from '@may/ui/components/Grid/Grid.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { Page } from '@may/ui/patterns/Page/Page.tsx';
import { useTranslation } from 'react-i18next';
import { ConnectButton } from './ConnectButton.tsx';
import { PreviewNote } from './PreviewNote.tsx';
import { ProjectForm } from './ProjectForm.tsx';

export type ProjectCreateScreenProps = {
  hrefs: { home: string; paas: string };
};

/** A preview of the form for a new project (spec §2, /project/create). */
export const ProjectCreateScreen = ({ hrefs }: ProjectCreateScreenProps) => {
  const { t } = useTranslation(['projectCreate', 'paas', 'shell']);
  return (
    <Page title={t('title')} homeHref={hrefs.home} crumbs={[{ label: t('shell:menu.paas'), href: hrefs.paas }]}>
      <PreviewNote about="project" />
      <Grid columns="mainAside" space="large">
        <Card title={t('form')}>
          <ProjectForm>
            <div>
              <Button type="submit">{t('submit')}</Button>
            </div>
          </ProjectForm>
        </Card>
        <Card title={t('paas:repository.title')}>
          <Stack>
            <Text tone="muted">{t('repository')}</Text>
            <ConnectButton name="Github">{t('paas:repository.github')}</ConnectButton>
            <ConnectButton name="Gitlab">{t('paas:repository.gitlab')}</ConnectButton>
          </Stack>
        </Card>
      </Grid>
    </Page>
  );
};
