import type { ZoneRecord } from '@may/domain';

export interface RecordLineProps {
  record: Omit<ZoneRecord, 'id'>;
  domain: string;
  /** What it said before, where it changes: what differs is told as "from → to". */
  before?: Omit<ZoneRecord, 'id'>;
}

/** A record in one line of words: type, whole name, values, lifetime, priority, proxy. */
export const RecordLine = (_: RecordLineProps) => null;
