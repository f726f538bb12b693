import { useEffect, useState } from 'react';
import type { PaletteScreenProps } from './palette.ts';
import { type Found, searchSources } from './searchSources.ts';

/** The things of the sources for a query. The last result stays until the next one is whole. */
export const usePaletteSearch = (
  sources: PaletteScreenProps['sources'],
  recent: PaletteScreenProps['recent'],
  query: string,
): Found | null => {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    void searchSources(sources, recent, query, gone.signal).then((next) => {
      if (next && !gone.signal.aborted) setFound(next);
    });
    return () => gone.abort();
  }, [sources, recent, query]);
  return found;
};
