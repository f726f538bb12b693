import { readSettings } from './settings.ts';

/** What the portal goes by: what its page was told, and what is the same for everybody. */
export const config = {
  ...readSettings(globalThis.document?.querySelector<HTMLMetaElement>('meta[name="portal-settings"]')?.content),
  /** Notices stay this long; errors stay until closed. */
  noticeDuration: 8000,
  /** The dashboard shows this many rows (spec section 9). */
  dashboard: { transactions: 6, invoices: 6, received: 2, spent: 2, curveDays: 30 },
} as const;
