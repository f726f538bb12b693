import { config } from '../../config.ts';
import type { AttemptTools } from '../attempts/useAttemptTools.ts';
import { prepareSquare } from '../cards/squareForm.ts';
import { createTopUpAttempts, type TopUpAttempts } from './createTopUpAttempts.ts';

/** The top-ups of one customer. The page of payment fetches this module once it is idle, or at the first payment. */
export const topUpAttemptsWith = ({ api, ...tools }: AttemptTools): TopUpAttempts =>
  createTopUpAttempts({
    ...tools,
    wallet: api.wallet,
    prepareSquare: (amount) => prepareSquare(api.cards, amount),
    sendsKeys: config.provider.idempotencyKey,
    checkoutHosts: config.checkoutHosts,
  });
