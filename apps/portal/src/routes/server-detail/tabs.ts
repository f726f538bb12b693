import type { Server, ServerKind } from '@may/domain';
import type { ServerTab } from '@may/ui';

/** A tab of a server's page gets the server as it was read last. */
export type TabProps = { server: Server; kind: ServerKind; tab: ServerTab };
