import { describe, expect, it } from 'vitest';
import { apiAnswering } from '../playedApi.fixtures.ts';

describe('the search for places', () => {
  it('sends the bare token and the unchanged text', async () => {
    const { locations, asked } = apiAnswering([]);
    await locations.search('Hà Nội & Huế');
    const { method, url, headers } = asked[0] ?? new Request('https://nowhere.test');
    expect([method, new URL(url).pathname, [...new URL(url).searchParams], headers.get('authorization')]).toEqual([
      'GET',
      '/api/locations/search',
      [['search', 'Hà Nội & Huế']],
      'session-token',
    ]);
  });

  it.each([
    ['in the result', (rows: unknown[]) => rows],
    ['in its data', (rows: unknown[]) => ({ data: rows })],
  ])('reads a list %s, and counts the places without a name', async (_title, wrap) => {
    const rows = [{ id: 7, name: 'Hà Nội' }, { id: 'loc_1', name: '' }, { id: 'loc_1' }];
    expect(await apiAnswering(wrap(rows)).locations.search('h')).toEqual({
      items: [{ id: '7', name: 'Hà Nội' }],
      unreadable: 2,
    });
  });

  it.each([{ rows: [] }, 'Hà Nội', null])('refuses %j, which is no list', async (result) => {
    await expect(apiAnswering(result).locations.search('h')).rejects.toMatchObject({ name: 'InvalidResponseError' });
  });
});
