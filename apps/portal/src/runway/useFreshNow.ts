import { useEffect, useState } from 'react';
import { followDays } from './followDays.ts';

/** The moment (epoch milliseconds) of this rendering; the component renders again when the tab is seen again and when a day begins. */
export const useFreshNow = (): number => {
  const [, setSeen] = useState(0);
  useEffect(() => followDays(() => setSeen(Date.now())), []);
  return Date.now();
};
