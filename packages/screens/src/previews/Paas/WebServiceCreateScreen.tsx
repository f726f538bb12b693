import { visuallyHidden } from '@may/ui/common/visuallyHidden.css.ts';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { Grid } from '@may/ui/components/Grid/Grid.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Text } from '@may/ui/components/Text/Text.tsx';
import { Page } from '@may/ui/patterns/Page/Page.tsx';
import { useTranslation } from 'react-i18next';
import { ConnectButton } from './ConnectButton.tsx';
import { PreviewNote } from './PreviewNote.tsx';

export type WebServiceCreateScreenProps = {
  hrefs: { home: string; paas: string };
};

/** The repository of the preview. */
const repository = 'cua-hang-hoa/website';

/** A preview of the choice of a repository for a web service (spec §2, /web-service/create). */
export const WebServiceCreateScreen = ({ hrefs }: WebServiceCreateScreenProps) => {
  const { t } = useTranslation(['webServiceCreate', 'paas', 'shell']);
  return (
    <Page title={t('title')} homeHref={hrefs.home} crumbs={[{ label: t('shell:menu.paas'), href: hrefs.paas }]}>
      <PreviewNote about="sample" />
      <Grid columns="mainAside" space="large">
        {/* In a box, so that the card is as high as its list and not as the panels beside it. */}
        <div>
          <Card title={t('paas:repository.title')} description={t('choose')}>
            <Stack>
              <div>
                <Text weight="medium">{repository}</Text>
                <Text size="small">{t('branch', { branch: 'main' })}</Text>
              </div>
              <ConnectButton name={repository}>
                {t('paas:repository.connect')} <span className={visuallyHidden}>{repository}</span>
              </ConnectButton>
            </Stack>
          </Card>
        </div>
        <Stack space="large">
          {(['Github', 'Gitlab'] as const).map((host) => {
            const key = host === 'Github' ? 'github' : 'gitlab';
            return (
              <Card key={host} title={host}>
                <Stack>
                  <Text tone="muted">{t(`account.${key}`)}</Text>
                  <ConnectButton name={host}>{t(`paas:repository.${key}`)}</ConnectButton>
                </Stack>
              </Card>
            );
          })}
        </Stack>
      </Grid>
    </Page>
  );
};
