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

  it('reads a list, bare or in data, and counts the places without a name', async () => {
    for (const [title, wrap] of [
      ['in the result', (rows: unknown[]) => rows],
      ['in its data', (rows: unknown[]) => ({ data: rows })],
    ] as const) {
      const rows = [{ id: 7, name: 'Hà Nội' }, { id: 'loc_1', name: '' }, { id: 'loc_1' }];
      expect.soft(await apiAnswering(wrap(rows)).locations.search('h'), title).toEqual({
        items: [{ id: '7', name: 'Hà Nội' }],
        unreadable: 2,
      });
    }
  });

  it('refuses a result that is no list', async () => {
    for (const result of [{ rows: [] }, 'Hà Nội', null])
      await expect
        .soft(apiAnswering(result).locations.search('h'), JSON.stringify(result))
        .rejects.toMatchObject({ name: 'InvalidResponseError' });
  });
});
