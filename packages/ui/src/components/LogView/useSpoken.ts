import { useEffect, useState } from 'react';

/** Milliseconds without a letter after which the count is spoken. */
const settleTime = 500;

/** The count of a search as it is spoken: once for each text. The count of a running log changes several times a second. */
export const useSpoken = (query: string, found: string): string => {
  const [settled, setSettled] = useState('');
  const [spoken, setSpoken] = useState({ query: '', found: '' });
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), settleTime);
    return () => clearTimeout(timer);
  }, [query]);
  const isNew = settled === query && spoken.query !== query;
  if (isNew && (found !== '' || query === '')) setSpoken({ query, found });
  return spoken.query === query ? spoken.found : '';
};
