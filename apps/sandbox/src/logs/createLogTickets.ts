import { randomBytes } from 'node:crypto';

/** The log that a ticket opens, and the customer who got it. */
export type TicketHolder = { serverId: string; userId: string };

/** The right to open one socket, so that no session token stands in an address. */
export type LogTickets = {
  issue: (holder: TicketHolder) => string;
  /** The holder of a ticket for this server, once; null if it is unknown, used, too old or for another server. */
  take: (ticket: string | null, serverId: string) => TicketHolder | null;
  clear: () => void;
};

/** Milliseconds. */
const lifetime = 60_000;

/** Creates an empty store of tickets; each works once, within 60 s. */
export const createLogTickets = (clock: () => Date): LogTickets => {
  const tickets = new Map<string, TicketHolder & { expiresAt: number }>();

  return {
    issue: (holder) => {
      const now = clock().getTime();
      for (const [ticket, { expiresAt }] of tickets) if (expiresAt <= now) tickets.delete(ticket);
      const ticket = randomBytes(24).toString('base64url');
      tickets.set(ticket, { ...holder, expiresAt: now + lifetime });
      return ticket;
    },
    take: (ticket, serverId) => {
      const found = tickets.get(ticket ?? '');
      tickets.delete(ticket ?? '');
      return found?.serverId === serverId && found.expiresAt > clock().getTime() ? found : null;
    },
    clear: () => tickets.clear(),
  };
};
