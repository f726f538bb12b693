import { Hono } from 'hono';
import { answer } from '../http/answers.ts';
import { requireUser, type SignedIn } from '../session/requireUser.ts';
import type { World } from '../world.ts';
import { listInvoices } from './invoices.ts';
import { invoicesOnWire } from './invoicesOnWire.ts';

/** The invoice list (spec §7). */
export const createInvoiceRoutes = (world: World) =>
  new Hono<SignedIn>().get('/', requireUser(world), async (c) => {
    const invoices = await listInvoices(world.store.db, c.get('user').id);
    return answer(c, invoicesOnWire(invoices, new URL(c.req.url).origin, world.profile));
  });
