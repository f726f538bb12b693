import { Button } from '@may/ui/components/Button/Button.tsx';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { DateTime } from '@may/ui/components/DateTime/DateTime.tsx';
import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { Inline } from '@may/ui/components/Inline/Inline.tsx';
import { Link } from '@may/ui/components/Link/Link.tsx';
import { LinkButton } from '@may/ui/components/LinkButton/LinkButton.tsx';
import { StatusBadge } from '@may/ui/components/StatusBadge/StatusBadge.tsx';
import { Table } from '@may/ui/components/Table/Table.tsx';
import { Page } from '@may/ui/patterns/Page/Page.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PreviewNote } from './PreviewNote.tsx';
import { ProjectDialog } from './ProjectDialog.tsx';

export type PaasScreenProps = {
  hrefs: { home: string; webServiceCreate: string; projectCreate: string };
};

/** The specification's sample row. */
const sample = {
  name: 'cua-hang-hoa',
  environment: 'Docker',
  region: 'Singapore',
  lastDeployedAt: '2026-11-20T09:12:00.000Z',
};

/** A preview of the services of PAAS, and the dialog that names a project (spec §2, /paas). */
export const PaasScreen = ({ hrefs }: PaasScreenProps) => {
  const { t } = useTranslation(['paas', 'projectCreate', 'shell']);
  const [isNaming, setNaming] = useState(false);
  return (
    <Page
      title={t('shell:menu.paas')}
      homeHref={hrefs.home}
      action={
        <Inline space="xsmall">
          <Button variant="outline" opensDialog onPress={() => setNaming(true)}>
            {t('nameProject')}
          </Button>
          <LinkButton href={hrefs.webServiceCreate} icon={icons.plus}>
            {t('createProject')}
          </LinkButton>
        </Inline>
      }
    >
      <PreviewNote about="sample" />
      <Card
        title={t('services')}
        action={
          <Link href={hrefs.projectCreate} standalone>
            {t('projectCreate:title')}
            <Icon icon={icons.forward} />
          </Link>
        }
        padding="none"
      >
        <Table
          caption={t('services')}
          rows={[sample]}
          getRowId={({ name }) => name}
          columns={[
            { id: 'name', header: t('columns.name'), primary: true, cell: ({ name }) => name },
            {
              id: 'status',
              header: t('columns.status'),
              cell: () => <StatusBadge tone="positive">{t('status.deployed')}</StatusBadge>,
            },
            { id: 'type', header: t('columns.type'), cell: () => t('type.webService') },
            { id: 'environment', header: t('columns.environment'), cell: ({ environment }) => environment },
            { id: 'region', header: t('columns.region'), cell: ({ region }) => region },
            {
              id: 'lastDeployed',
              header: t('columns.lastDeployed'),
              cell: ({ lastDeployedAt }) => <DateTime value={lastDeployedAt} />,
            },
          ]}
        />
      </Card>
      <ProjectDialog open={isNaming} fullPageHref={hrefs.projectCreate} onClose={() => setNaming(false)} />
    </Page>
  );
};
