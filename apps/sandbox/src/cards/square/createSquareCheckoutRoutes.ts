import { squareCheckoutInputSchema } from '@may/api/schemas';
import { Hono } from 'hono';
import { answer } from '../../http/answers.ts';
import { readJson } from '../../http/readInput.ts';
import { invalidInput, Refusal } from '../../http/refusal.ts';
import type { Provider } from '../../session/provider.ts';
import { requireUser, type SignedIn } from '../../session/requireUser.ts';
import type { AfterTopUp } from '../../wallet/afterTopUp.ts';
import { parseTopUpAmount } from '../../wallet/topUpRules.ts';
import { payWithToken } from './squareTokens.ts';

/** The only location that the stand-in accepts. */
const squareLocation = 'LMAY';

/** The checkout of the Square form: the call itself pays, with a token that serves once (spec §7). */
export const createSquareCheckoutRoutes = (provider: Provider & { orders: AfterTopUp }) =>
  new Hono<SignedIn>().post('/', requireUser(provider), async (c) => {
    const user = c.get('user');
    const { locationId, amount, source_id: token } = await readJson(c, squareCheckoutInputSchema);
    const money = parseTopUpAmount(amount, user);
    if (locationId !== squareLocation) throw invalidInput('locationId');
    const outcome = await payWithToken(provider.store.db, { ...money, userId: user.id, token }, provider.clock());
    if (outcome === 'noSuchToken') throw new Refusal(400, 'cardTokenUsed');
    if (outcome === 'declined') throw new Refusal(402, 'cardDeclined');
    await provider.orders.payOpenInvoice(user.id);
    return answer(c);
  });
