import type { Server, ServerKind } from '@may/domain';

/** A tab of a server's page gets the server as it was read last. */
export type TabProps = { server: Server; kind: ServerKind };
