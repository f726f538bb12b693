import { Hono } from 'hono';
import { answer } from '../http/answers.ts';
import type { Provider } from '../session/provider.ts';
import { requireUser, type SignedIn } from '../session/requireUser.ts';
import { listInvoices } from './invoices.ts';
import { invoicesOnWire } from './invoicesOnWire.ts';

/** The invoice list (spec §7). */
export const createInvoiceRoutes = (provider: Provider) =>
  new Hono<SignedIn>().get('/', requireUser(provider), async (c) => {
    const invoices = await listInvoices(provider.store.db, c.get('user').id);
    return answer(c, invoicesOnWire(invoices, new URL(c.req.url).origin, provider.profile));
  });
