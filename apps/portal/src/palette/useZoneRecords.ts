import type { DnsDomain, Rows, ZoneRecord } from '@may/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../data/DataProvider.tsx';
import { domainQueries } from '../data/domains.queries.ts';
import { readZones } from './readZones.ts';

/** Milliseconds for which the records of a zone are good enough to be found; its own page reads them anew. */
const fresh = 60_000;
/** Milliseconds in which zones that arrive are searched together. */
const together = 100;

type ZoneRecords = {
  /** The records of each zone that was read, by the domain's id. */
  zones: ReadonlyMap<string, Rows<ZoneRecord>>;
  /** Zones that were asked for, and have answered or failed. */
  asked: number;
  unread: readonly DnsDomain[];
};

const nothing: ZoneRecords = { zones: new Map(), asked: 0, unread: [] };

/** The records of all zones: what the page knows at once, and the rest a few zones at a time. Another `attempt` reads again what is missing. */
export const useZoneRecords = (domains: readonly DnsDomain[], attempt: number): ZoneRecords => {
  const api = useApi();
  const queryClient = useQueryClient();
  const [known, setKnown] = useState(nothing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again.
  useEffect(() => {
    const gone = new AbortController();
    const cached = (domain: DnsDomain) => queryClient.getQueryData(domainQueries.records(api, domain).queryKey);
    const zones = new Map<string, Rows<ZoneRecord>>();
    const unread: DnsDomain[] = [];
    let asked = 0;
    for (const domain of domains) {
      const rows = cached(domain);
      if (rows) zones.set(domain.id, rows);
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      timer = undefined;
      setKnown({ zones: new Map(zones), asked, unread: [...unread] });
    };
    const tellSoon = () => {
      timer ??= setTimeout(tell, together);
    };
    tell();
    void readZones({
      zones: domains,
      read: (domain) => queryClient.fetchQuery({ ...domainQueries.records(api, domain), staleTime: fresh }),
      onRead: (domain) => {
        asked += 1;
        const rows = cached(domain);
        if (rows) zones.set(domain.id, rows);
        tellSoon();
      },
      onFailure: (domain) => {
        asked += 1;
        if (!zones.has(domain.id)) unread.push(domain);
        tellSoon();
      },
      signal: gone.signal,
    });
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [api, queryClient, domains, attempt]);
  return known;
};
