import { useState } from 'react';

/** The last value that was not null: a dialog shows it until its closing animation ends. */
export const useLast = <Value>(value: Value | null): Value | null => {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return last;
};
