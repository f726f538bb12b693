import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Page } from '../../patterns/Page/Page.tsx';
import { useProjectName } from '../ProjectCreate/useProjectName.ts';
import { PreviewNote } from './PreviewNote.tsx';
import { ProjectDialog } from './ProjectDialog.tsx';
import type { PaasScreenProps, PaasService } from './paas.ts';
import { usePaasColumns } from './usePaasColumns.tsx';

/** A preview of the services of PAAS, and the dialog that names a project (spec §2, /paas). */
export const PaasScreen = ({ services, hrefs, ...remembered }: PaasScreenProps) => {
  const { t } = useTranslation(['paas', 'projectCreate', 'shell']);
  const columns = usePaasColumns();
  const name = useProjectName();
  const [isNaming, setNaming] = useState(false);
  const openDialog = () => {
    name.onClear();
    setNaming(true);
  };
  const title = t('shell:menu.paas');
  const create = (
    <LinkButton href={hrefs.webServiceCreate} icon={<Icon icon={icons.plus} />}>
      {t('createProject')}
    </LinkButton>
  );
  return (
    <Page
      title={title}
      homeHref={hrefs.home}
      action={
        <Inline space="xsmall">
          <Button variant="outline" tone="neutral" opensDialog onPress={openDialog}>
            {t('nameProject')}
          </Button>
          {create}
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
        <DataTable
          caption={t('services')}
          columns={columns}
          rows={services}
          getRowId={idOf}
          search={{ label: t('search'), textOf }}
          found={(count) => t('found', { count })}
          empty={<EmptyState picture="server" title={t('empty.title')} text={t('empty.text')} action={create} />}
          {...remembered}
        />
      </Card>
      <ProjectDialog open={isNaming} name={name} fullPageHref={hrefs.projectCreate} onClose={() => setNaming(false)} />
    </Page>
  );
};

const idOf = ({ id }: PaasService): string => id;
const textOf = ({ name, environment, region }: PaasService): string => [name, environment, region].join(' ');
