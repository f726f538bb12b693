import { channelOf } from '@may/api/schemas';
import { Hono } from 'hono';
import * as v from 'valibot';
import { readForm } from '../http/readInput.ts';
import { Refusal } from '../http/refusal.ts';
import type { Provider } from '../session/provider.ts';
import { requireUser, type SignedIn } from '../session/requireUser.ts';
import type { Realtime } from './createRealtime.ts';

const subscriptionSchema = v.object({
  socket_id: v.pipe(v.string(), v.regex(/^\d{1,20}\.\d{1,20}$/)),
  channel_name: v.pipe(v.string(), v.maxLength(164)),
});

/** Signs subscriptions to the customer's own channel only (spec §7, real-time). */
export const createPusherRoutes = (provider: Provider & { realtime: Realtime }) =>
  new Hono<SignedIn>().post('/', requireUser(provider), async (c) => {
    const input = await readForm(c, subscriptionSchema);
    if (input.channel_name !== channelOf(c.get('user').id)) throw new Refusal(403, 'channelNotYours');
    return c.json(provider.realtime.authorize(input.socket_id, input.channel_name));
  });
