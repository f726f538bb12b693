import { useCallback, useEffect, useRef, useState } from 'react';
import type { DateRange } from '../DateRangeField/DateRangeField.tsx';
import type { DataTableProps, TableChoice, TableView } from './DataTable.tsx';
import { pageSizes } from './pageSizes.ts';

type Shown = TableView & TableChoice;

/** A range of days that keeps all rows. */
export const anyDay: DateRange = { from: null, to: null };
const plain: Shown = { search: '', days: anyDay, page: 0, sort: null, size: pageSizes[1] };

/** The choices of an address over those of the last visit, without an order and a filter that this table does not have. */
const startOf = <Row>({ columns, filter, view, choice }: DataTableProps<Row>): Shown => {
  const start = { ...plain, ...view, ...choice };
  const { sort } = start;
  return {
    ...start,
    sort: columns.some(({ id, sortValue }) => sortValue && id === sort?.column) ? sort : null,
    filter: filter?.options.slice(1).find(({ value }) => value === start.filter)?.value,
  };
};

/**
 * The customer's choices in a table, and a function that changes them and reports the change. The function goes to the first page, unless
 * `next` has a page, or no more than another look. Another `choice` from outside replaces what was chosen.
 */
export const useShown = <Row>(
  props: DataTableProps<Row>,
): {
  shown: Shown;
  change: (next: Partial<Shown>) => void;
} => {
  const { choice, onViewChange, onChoiceChange } = props;
  const [given, setGiven] = useState(choice);
  const [shown, setShown] = useState(() => startOf(props));
  if (given !== choice) {
    setGiven(choice);
    setShown(startOf(props));
  }
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  // The same function while the table is typed into: another one would draw the rows of the page again.
  const change = useCallback(
    (next: Partial<Shown>) => {
      const before = latest.current;
      const isLook = 'hidden' in next || 'dense' in next;
      const now = { ...before, page: isLook ? before.page : 0, ...next };
      const { search, filter, days, page, ...left } = now;
      const { sort, size } = left;
      latest.current = now;
      setShown(now);
      if (isLook || 'sort' in next || 'size' in next) onViewChange?.(left);
      if (!isLook || 'page' in next) onChoiceChange?.({ search, filter, days, page, sort, size });
    },
    [onViewChange, onChoiceChange],
  );
  return { shown, change };
};
