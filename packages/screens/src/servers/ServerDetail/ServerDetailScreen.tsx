import type { Confirmed } from '@may/domain/confirmed.ts';
import type { Server, ServerKind } from '@may/domain/servers/server.ts';
import { Card } from '@may/ui/components/Card/Card.tsx';
import { EmptyState } from '@may/ui/components/EmptyState/EmptyState.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { LinkButton } from '@may/ui/components/LinkButton/LinkButton.tsx';
import { LinkTabs } from '@may/ui/components/LinkTabs/LinkTabs.tsx';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import { Loaded } from '@may/ui/patterns/Loaded.tsx';
import { Page } from '@may/ui/patterns/Page/Page.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ServerTabSkeleton } from './ServerTabSkeleton.tsx';
import { type ServerTab, serverTabs } from './serverTabs.ts';

export type ServerDetailScreenProps = {
  kind: ServerKind;
  /** Null is an unknown server. */
  server: Loadable<Confirmed<Server> | null>;
  tab: ServerTab;
  hrefs: { home: string; list: string; tabs: Record<ServerTab, string> };
  /** Reads the server again. */
  onRetry: () => void;
  /** The shown tab of a known server. */
  children: (server: Confirmed<Server>) => ReactNode;
};

/** A server's page: its name, the link to the list, and a tab for each of its parts (spec §2, /wordpress/{id}). */
export const ServerDetailScreen = ({ kind, server, tab, hrefs, onRetry, children }: ServerDetailScreenProps) => {
  const { t } = useTranslation(['serverDetail', 'servers', 'shell', 'common']);
  const name = (server.status === 'ready' && server.value?.name) || t('title');
  const isMissing = server.status === 'ready' && server.value === null;
  return (
    <Page
      title={name}
      homeHref={hrefs.home}
      crumbs={[{ label: t(`shell:menu.${kind}`), href: hrefs.list }]}
      action={
        <LinkButton href={hrefs.list} variant="outline" icon={icons.back}>
          {t('back')}
        </LinkButton>
      }
    >
      <Stack space="large">
        {isMissing ? null : (
          <LinkTabs
            label={name}
            items={serverTabs.map((name) => ({
              label: t(`tabs.${name}`),
              href: hrefs.tabs[name],
              current: name === tab,
            }))}
          />
        )}
        <Loaded
          of={server}
          skeleton={<ServerTabSkeleton tab={tab} />}
          failed="serverDetail:failed"
          stale={t('common:stale')}
        >
          {(found) =>
            found ? (
              children(found)
            ) : (
              <Card>
                <EmptyState
                  picture="search"
                  title={t('notFound')}
                  text={t('notFoundText')}
                  way={{ label: t('common:checkAgain'), onPress: onRetry }}
                />
              </Card>
            )
          }
        </Loaded>
      </Stack>
    </Page>
  );
};
