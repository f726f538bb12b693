import type { Currency } from '@may/domain/money.ts';
import * as v from 'valibot';
import { canonicalEventNames, type RealtimeEvent, realtimePayloadSchema } from './channels.ts';

/** Reads one message of the channel under the portal's name; null for an unknown name or an unreadable payload (T12, docs/threats.md). */
export const readEvent = (name: string, payload: unknown, customers: Currency): RealtimeEvent | null => {
  const canonical = canonicalEventNames.get(name);
  if (canonical === undefined) return null;
  const read = v.safeParse(realtimePayloadSchema(customers), payload);
  return read.success ? { name: canonical, ...read.output } : null;
};
