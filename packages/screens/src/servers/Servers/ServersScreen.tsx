import type { Rows } from '@may/domain/rows.ts';
import { EmptyState } from '@may/ui/components/EmptyState/EmptyState.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { LinkButton } from '@may/ui/components/LinkButton/LinkButton.tsx';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import { TableCard } from '@may/ui/patterns/ListCard/TableCard.tsx';
import { Page } from '@may/ui/patterns/Page/Page.tsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ServersTotal } from './ServersTotal.tsx';
import type { ServerRow, ServersScreenProps } from './servers.ts';
import { type NumberedServer, useServerColumns } from './useServerColumns.tsx';

/** The servers of a kind, with their monthly prices (spec §2). */
export const ServersScreen = ({ kind, servers, total, hrefs, ...remembered }: ServersScreenProps) => {
  const { t } = useTranslation(['servers', 'shell']);
  const columns = useServerColumns(kind, total.status === 'loading');
  const read = useMemo<Loadable<Rows<NumberedServer>>>(
    () =>
      servers.status === 'ready'
        ? { ...servers, value: { ...servers.value, items: numbered(servers.value.items) } }
        : servers,
    [servers],
  );
  const order = (
    <LinkButton href={hrefs.order} icon={icons.plus}>
      {t(`new.${kind}`)}
    </LinkButton>
  );
  const title = t(`shell:menu.${kind}`);
  return (
    <Page title={title} homeHref={hrefs.home} action={order}>
      {read.status === 'failed' || (read.status === 'ready' && read.value.items.length === 0) ? null : (
        <ServersTotal servers={read} total={total} />
      )}
      <TableCard
        caption={title}
        columns={columns}
        read={read}
        expected={3}
        failed="servers:failed"
        search={{ label: t('search'), textOf }}
        empty={
          <EmptyState picture="server" title={t(`empty.${kind}.title`)} text={t(`empty.${kind}.text`)} action={order} />
        }
        {...remembered}
      />
    </Page>
  );
};

/** The newest first, numbered from 1. */
const numbered = (servers: readonly ServerRow[]): NumberedServer[] =>
  [...servers]
    .sort((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''))
    .map((server, index) => ({ ...server, place: index + 1 }));

const textOf = ({ name, domains, domain, regionName }: ServerRow): string =>
  [name, domain, ...(domains ?? []), regionName].filter(Boolean).join(' ');
