import type { RealtimeEvent } from '@may/api/realtime';
import type { Announcement, Invoice } from '@may/domain';
import * as v from 'valibot';
import { compareInvoices, noteEvent, type SeenInvoices } from '../notices/compareInvoices.ts';
import type { SafeStorage } from '../storage/createStorage.ts';
import { noticePrefix } from '../storage/keys.ts';
import { storedValue } from '../storage/storedValue.ts';

const schema: v.GenericSchema<unknown, SeenInvoices> = v.object({
  at: v.number(),
  newest: v.nullable(v.number()),
  statuses: v.record(v.string(), v.picklist(['paid', 'unpaid', 'draft', 'void'])),
  firstSeen: v.optional(v.record(v.string(), v.number())),
});

export type InvoiceWatch = {
  /** Compares the invoices of a reading with the remembered ones, remembers them, and gives the news since the reading before. */
  compare: (invoices: readonly Invoice[], now: number) => { news: readonly Announcement[]; since: number };
  /** Remembers what an event told, so that no reading tells it again. */
  note: (event: RealtimeEvent) => void;
};

/** The invoices of a customer as this browser knows them, the same for all tabs. */
export const createInvoiceWatch = (storage: SafeStorage, customerId: string): InvoiceWatch => {
  const stored = storedValue(storage, `${noticePrefix}invoices.${customerId}`, schema);
  return {
    compare: (invoices, now) => {
      const before = stored.read();
      const { seen, news } = compareInvoices(before, invoices, now);
      stored.write(seen);
      return { news, since: before?.at ?? now };
    },
    note: ({ name, subjectId }) => {
      const seen = subjectId === null ? null : stored.read();
      if (seen && subjectId !== null) stored.write(noteEvent(seen, name, subjectId));
    },
  };
};
