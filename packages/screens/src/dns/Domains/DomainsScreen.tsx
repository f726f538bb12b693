import { Button } from '@may/ui/components/Button/Button.tsx';
import { EmptyState } from '@may/ui/components/EmptyState/EmptyState.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { TableCard } from '@may/ui/patterns/ListCard/TableCard.tsx';
import { Page } from '@may/ui/patterns/Page/Page.tsx';
import { useTranslation } from 'react-i18next';
import type { DomainRow, DomainsScreenProps } from './domains.ts';
import { HelpLinks } from './HelpLinks.tsx';
import { useDomainColumns } from './useDomainColumns.tsx';

/** The customer's domains, and the dialogs that add, activate and delete one (spec §2, /dns). */
export const DomainsScreen = ({ domains, children, hrefs, onAdd, onDelete, ...remembered }: DomainsScreenProps) => {
  const { t } = useTranslation('domains');
  const columns = useDomainColumns(onDelete);
  const title = t('title');
  const add = (
    <Button icon={icons.plus} opensDialog onPress={onAdd}>
      {t('add.open')}
    </Button>
  );
  return (
    <Page title={title} homeHref={hrefs.home} action={add}>
      <TableCard
        caption={title}
        columns={columns}
        read={domains}
        expected={2}
        failed="domains:failed"
        search={{ label: t('search'), textOf }}
        empty={<EmptyState picture="search" title={t('empty.title')} text={t('empty.text')} action={add} />}
        {...remembered}
      />
      <HelpLinks />
      {children}
    </Page>
  );
};

const textOf = ({ name, shown }: DomainRow): string => (name === shown ? name : `${shown} ${name}`);
