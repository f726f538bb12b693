import { useEffect, useState } from 'react';

/** Milliseconds for which a result is shown. */
const shownFor = 6_000;

/** The result of the last action, for as long as it is news, and the function that sets it. */
export const useSaid = (): [said: string, say: (said: string) => void] => {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), shownFor);
    return () => clearTimeout(timer);
  }, [said]);
  return [said, setSaid];
};
