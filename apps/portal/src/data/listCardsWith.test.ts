import type { Api } from '@may/api';
import { expect, it } from 'vitest';
import { listCardsWith } from '../money/cards/useStandardCard.ts';
import { createQueryClient } from './queryClient.ts';

it('cards that cannot be read are not the same as no cards', async () => {
  const listing = (unreadable: number) => {
    const api = { cards: { listCards: async () => ({ items: [], unreadable }) } } as unknown as Api;
    return listCardsWith(api, createQueryClient())();
  };
  expect(await listing(0)).toEqual([]);
  await expect(listing(1)).rejects.toThrow();
});
