import { expect, it } from 'vitest';
import { createApi } from './createApi.ts';

const { locations } = createApi({ baseUrl: 'https://api.test', getToken: () => null });

it('a resource that is fetched late can be awaited: it is no promise', async () => {
  expect(await locations).toBe(locations);
});

it('a call that a late resource does not have rejects with its name', async () => {
  const { serach } = locations as unknown as Record<string, () => Promise<unknown>>;
  await expect(serach?.()).rejects.toThrow('The client has no call "serach".');
});
