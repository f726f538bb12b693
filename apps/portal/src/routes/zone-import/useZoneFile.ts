import { fetchPart } from '@may/ui';
import { useEffect, useState } from 'react';
import type { ReadZoneFile } from '../../zones/readZoneFile.ts';

/** Milliseconds without input before the file is read. */
const pause = 150;

type Outcome = { text: string; read: ReadZoneFile | 'notLoaded' };

/** Reads a zone file shortly after each change. The first file fetches the reader's code. The last outcome stays until the next one. */
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
