import type { Confirmed } from '@may/domain/confirmed.ts';
import type { Server, ServerKind } from '@may/domain/servers/server.ts';
import type { ServerTab } from '@may/screens/servers/ServerDetail/serverTabs.ts';

/** A tab of a server's page gets the server as it was read last. */
export type TabProps = { server: Confirmed<Server>; kind: ServerKind; tab: ServerTab };
