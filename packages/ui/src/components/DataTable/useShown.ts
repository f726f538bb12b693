import { useCallback, useEffect, useRef, useState } from 'react';
import type { TableColumn, TableSort } from '../Table/Table.tsx';
import { type PageSize, pageSizes } from './pageSizes.ts';

/** The customer's choice of rows and their order, which the page's address can hold. */
export type TableChoice = {
  search: string;
  /** Undefined is the filter's first option. */
  filter?: string;
  /** From 0; a page that is too high shows the last one. */
  page: number;
  sort: TableSort | null;
  size: PageSize;
};

type ShownProps<Row> = {
  columns: readonly TableColumn<Row>[];
  filter?: { options: readonly { value: string }[] };
  choice?: Partial<TableChoice>;
  onChoiceChange?: (choice: TableChoice) => void;
};

const plain: TableChoice = { search: '', page: 0, sort: null, size: pageSizes[1] };

/** The choice of an address, without an order and a filter that this table does not have. */
const startOf = <Row>({ columns, filter, choice }: ShownProps<Row>): TableChoice => {
  const start = { ...plain, ...choice };
  const { sort } = start;
  return {
    ...start,
    sort: columns.some(({ id, sortValue }) => sortValue && id === sort?.column) ? sort : null,
    filter: filter?.options.slice(1).find(({ value }) => value === start.filter)?.value,
  };
};

/**
 * The customer's choices in a table, and a function that changes them and reports the change. The function goes to the first page, unless
 * `next` has a page. Another `choice` from outside replaces what was chosen.
 */
export const useShown = <Row>(
  props: ShownProps<Row>,
): { shown: TableChoice; change: (next: Partial<TableChoice>) => void } => {
  const { choice, onChoiceChange } = props;
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
    (next: Partial<TableChoice>) => {
      const now = { ...latest.current, page: 0, ...next };
      latest.current = now;
      setShown(now);
      onChoiceChange?.(now);
    },
    [onChoiceChange],
  );
  return { shown, change };
};
