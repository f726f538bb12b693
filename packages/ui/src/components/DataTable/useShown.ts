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
  rows: readonly Row[] | null;
  expected?: number;
  columns: readonly TableColumn<Row>[];
  filter?: { options: readonly { value: string }[] };
  choice?: Partial<TableChoice>;
  onChoiceChange?: (choice: TableChoice) => void;
};

/** So many rows are found by eye. */
const shortList = 8;

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
 * `next` has a page. `isSearched`: the search is shown. Another `choice` from outside replaces what was chosen.
 */
export const useShown = <Row>(
  props: ShownProps<Row>,
): { shown: TableChoice; isSearched: boolean; change: (next: Partial<TableChoice>) => void } => {
  const { choice, onChoiceChange, rows } = props;
  const [given, setGiven] = useState(choice);
  const [shown, setShown] = useState(() => startOf(props));
  if (given !== choice) {
    setGiven(choice);
    setShown(startOf(props));
  }
  const isNeeded = (rows?.length ?? 0) > shortList || shown.search !== '' || shown.filter !== undefined;
  // A shown search stays: a list that gets short, or an emptied field, takes no field from under the fingers.
  const [wasNeeded, setNeeded] = useState(false);
  if (rows && isNeeded && !wasNeeded) setNeeded(true);
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
  // While rows load, their expected number decides alone, as in the prerendered page, which knows no choice.
  return { shown, isSearched: rows ? wasNeeded || isNeeded : (props.expected ?? 0) > shortList, change };
};
