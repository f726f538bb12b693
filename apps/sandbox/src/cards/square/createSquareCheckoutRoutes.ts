import { squareCheckoutInputSchema } from '@may/api/schemas';
import { Hono } from 'hono';
import { answer } from '../../http/answers.ts';
import { readJson } from '../../http/readInput.ts';
import { Refusal } from '../../http/refusal.ts';
import { requireUser, type SignedIn } from '../../session/requireUser.ts';
import { planAmount } from '../../wallet/topUpRules.ts';
import type { World } from '../../world.ts';
import { squareLocation } from './squareLocation.ts';
import { payWithToken } from './squareTokens.ts';

/** A payment through the other card form: the call itself pays, with a token that serves once (spec §7). */
export const createSquareCheckoutRoutes = (world: World) =>
  new Hono<SignedIn>().post('/', requireUser(world), async (c) => {
    const user = c.get('user');
    const { locationId, amount, source_id: token } = await readJson(c, squareCheckoutInputSchema);
    const money = planAmount(amount, user);
    if (locationId !== squareLocation) throw new Refusal(400, 'invalidInput', { words: { field: 'locationId' } });
    const outcome = await payWithToken(world.store.db, { ...money, userId: user.id, token }, world.clock());
    if (outcome === 'noSuchToken') throw new Refusal(400, 'cardTokenUsed');
    if (outcome === 'declined') throw new Refusal(402, 'cardDeclined');
    await world.orders.toppedUp(user.id);
    return answer(c);
  });
