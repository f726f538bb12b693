import type { Money } from '@may/domain/money.ts';
import type { Rows } from '@may/domain/rows.ts';
import type { Server, ServerKind } from '@may/domain/servers/server.ts';
import type { TableMemory } from '@may/ui/components/DataTable/DataTable.tsx';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';

/** A row of the list. */
export type ServerRow = Server & {
  href: string;
  /** Null if the price list lacks the server's plan, or is not read. */
  monthly: Money | null;
  /** The page of the server's order while the order runs. */
  orderHref: string | null;
};

export type ServersScreenProps = TableMemory & {
  kind: ServerKind;
  /** All servers of the kind, in any order. */
  servers: Loadable<Rows<ServerRow>>;
  /** The sum of the monthly prices, which waits for the price list; null if the price of one server is unknown. */
  total: Loadable<Money | null>;
  hrefs: { home: string; order: string };
};
