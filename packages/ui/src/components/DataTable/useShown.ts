import { useCallback, useEffect, useRef, useState } from 'react';
import type { DateRange } from '../DateRangeField/DateRangeField.tsx';
import type { TableChoice, TableMemory, TableView } from './DataTable.tsx';
import { pageSizes } from './pageSizes.ts';

type Shown = TableView & TableChoice;

/** A range of days that keeps all rows. */
export const anyDay: DateRange = { from: null, to: null };
const plain: Shown = { search: '', days: anyDay, page: 0, sort: null, size: pageSizes[1] };

/**
 * The customer's choices in a table, and a function that changes them and reports the change. The function goes to the first page, unless
 * `next` has a page, or no more than another look. Another `choice` from outside replaces what was chosen.
 */
export const useShown = ({
  view,
  onViewChange,
  choice,
  onChoiceChange,
}: TableMemory): {
  shown: Shown;
  change: (next: Partial<Shown>) => void;
} => {
  const [given, setGiven] = useState(choice);
  const [shown, setShown] = useState<Shown>({ ...plain, ...view, ...choice });
  if (given !== choice) {
    setGiven(choice);
    setShown({ ...plain, ...view, ...choice });
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
