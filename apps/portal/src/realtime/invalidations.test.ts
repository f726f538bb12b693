import type { Api } from '@may/api';
import type { RealtimeEventName } from '@may/api/realtime';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invoiceQueries } from '../data/invoices.queries.ts';
import { meQueries } from '../data/me.queries.ts';
import { readAgain } from '../data/readAgain.ts';
import { walletQueries } from '../data/wallet.queries.ts';
import { anyEvent, invalidations } from './invalidations.ts';

const api = {} as Api;
const reads = {
  transactions: walletQueries.transactions(api, 'VN').queryKey,
  invoices: invoiceQueries.list(api, 'VN').queryKey,
  me: meQueries.current(api).queryKey,
  somethingElse: ['locations', 'list'],
};

const readAgainAfter = async (keys: Parameters<typeof readAgain>[1]) => {
  const queryClient = new QueryClient();
  for (const queryKey of Object.values(reads)) queryClient.setQueryData(queryKey, 'seen');
  await readAgain(queryClient, keys);
  return Object.keys(reads).filter(
    (name) => queryClient.getQueryState(reads[name as keyof typeof reads])?.isInvalidated,
  );
};

beforeEach(() => vi.stubGlobal('window', { earlyReads: {} }));
afterEach(() => vi.unstubAllGlobals());

describe('an event of the provider', () => {
  const money = ['transactions', 'invoices', 'me'];
  it.each<[RealtimeEventName, string[]]>([
    ['invoice.created', ['invoices']],
    ['invoice.paid', money],
    ['invoice.payment_failed', ['invoices']],
    ['subscription.created', money],
    ['subscription.updated', money],
  ])('%s makes read again %j, and nothing else', async (name, expected) => {
    expect(await readAgainAfter(invalidations[name])).toEqual(expected);
  });

  it('that may have been missed makes read again all that any would', async () => {
    expect(await readAgainAfter(anyEvent)).toEqual(money);
  });

  it('makes old what the page began to read before it', async () => {
    await readAgainAfter(invalidations['invoice.created']);
    expect(window.earlyReads).toBeUndefined();
  });
});
