import type { Money, Rows, Server, ServerKind } from '@may/domain';
import type { DataTableProps } from '../../components/DataTable/DataTable.tsx';
import type { Loadable } from '../../patterns/Loadable.ts';

/** A server as a line of the list. */
export type ServerRow = Server & {
  href: string;
  /** Null where its plan is not in the price list. */
  monthly: Money | null;
  /** Where its order is followed, while that is under way. */
  orderHref: string | null;
};

export type ServersScreenProps = Pick<DataTableProps<never>, 'view' | 'onViewChange'> & {
  kind: ServerKind;
  /** All of the kind, in any order. */
  servers: Loadable<Rows<ServerRow>>;
  /** What they cost a month together; null where one of them can't be told. */
  total: Money | null;
  hrefs: { home: string; order: string };
};
