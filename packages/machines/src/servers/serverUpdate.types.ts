import type { Confirmed } from '@may/domain/confirmed.ts';
import type { Server } from '@may/domain/servers/server.ts';

/**
 * The end of an update of a server.
 * - `shown`: a reading shows the value. It is the only proof; `server` is that reading.
 * - `accepted`: the provider accepted it, and no reading shows it yet.
 * - `unknown`: the answer was lost, or does not tell; the update may still arrive.
 * - `refused`: by the provider, and the server is as it was.
 * - `changed`, `blocked`, `unread`, `primary`: nothing was sent. The server is not the reviewed one; another update may still arrive; a value could
 *   not be read; the domain is the server's primary one.
 */
export type UpdateStatus = 'shown' | 'accepted' | 'unknown' | 'refused' | 'changed' | 'blocked' | 'unread' | 'primary';

export type UpdateOutcome = { status: UpdateStatus; server: Confirmed<Server> | null; serverMessage: string | null };
