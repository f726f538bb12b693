import { fetchPart } from '@may/ui';
import { useEffect, useState } from 'react';
import type { ReadZoneFile } from '../../zones/readZoneFile.ts';

/** A file is read when no letter came for so long, in milliseconds. */
const pause = 150;

type Outcome = { text: string; read: ReadZoneFile | 'notLoaded' };

/** Reads a zone file a moment after it changed; the reader is fetched with the first one. What was read before stays until then. */
export const useZoneFile = (text: string, domain: string): { outcome: Outcome['read'] | null; isReading: boolean } => {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isBlank = text.trim() === '';
  useEffect(() => {
    if (isBlank) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const part = await fetchPart(() => import('../../zones/readZoneFile.ts')).catch(() => null);
      if (isWanted) setOutcome({ text, read: part ? part.readZoneFile(text, domain) : 'notLoaded' });
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, domain, isBlank]);
  return isBlank
    ? { outcome: null, isReading: false }
    : { outcome: outcome?.read ?? null, isReading: outcome?.text !== text };
};
