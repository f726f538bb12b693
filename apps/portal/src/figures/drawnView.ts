import type { TableView } from '@may/ui';
import { storedTableView } from '../storage/tableView.ts';
import { inPicture } from './picture.ts';

/**
 * The customer's last view of a table, which the placeholder rows in the picture follow at once. An address with parameters may choose rows: it has an order here,
 * which leaves the rows to React.
 */
export const drawnView = (name: string): TableView | null => {
  const view = storedTableView(name).read();
  if (view?.dense) inPicture('table', ({ dataset }) => Object.assign(dataset, { dense: '' }));
  return location.search ? ({ ...view, sort: {} } as TableView) : view;
};
