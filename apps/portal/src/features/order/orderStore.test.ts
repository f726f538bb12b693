import { beforeEach, describe, expect, it } from 'vitest';
import { createStorage } from '../../browser/storage/createStorage.ts';
import { orderAttemptFixture } from './orderAttempt.fixtures.ts';
import { createOrderStore, type OrderAttempt } from './orderStore.ts';

const started = 1_000_000;
const order = (overrides: Partial<OrderAttempt> = {}) => orderAttemptFixture({ createdAt: started, ...overrides });

/** Characters of local storage, which all tabs share. Each tab also has a memory of its own. */
let room: number;
const kept = new Map<string, string>();
const disk = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => {
    const others = [...kept].reduce((sum, [other, text]) => sum + (other === key ? 0 : text.length), 0);
    if (others + value.length > room) throw new DOMException('Quota exceeded', 'QuotaExceededError');
    kept.set(key, value);
    Object.assign(disk, { [key]: value });
  },
  removeItem: (key: string) => {
    kept.delete(key);
    Reflect.deleteProperty(disk, key);
  },
};
const tab = () =>
  createOrderStore(
    createStorage(() => disk as unknown as Storage),
    () => started,
  );

beforeEach(() => {
  for (const key of kept.keys()) disk.removeItem(key);
  room = 100_000;
});

it('an order of an earlier release, without a count, was sent as it says', () => {
  const stored = [true, false].map((isSent) => ({ ...order({ key: `${isSent}`, isSent }), timesSent: undefined }));
  disk.setItem('may.orders', JSON.stringify(stored));
  expect(tab().find('true')).toMatchObject({ timesSent: 1 });
  expect(tab().find('false')).toMatchObject({ timesSent: 0 });
});

describe('orders in a browser whose storage is full', () => {
  it('are stored in place of a journal of DNS changes, for a reload and for another tab', () => {
    disk.setItem('may.dns.undos', '.'.repeat(room));
    const one = tab();
    one.save(order({ phase: 'begun' }));
    one.change('key-1', { phase: 'open' });
    expect(tab().list('usr_demo')).toMatchObject([{ key: 'key-1', phase: 'open' }]);
    expect([...kept.keys()]).toEqual(['may.orders']);
  });

  it('cannot be kept when there is no room for their ids', () => {
    room = 19_999;
    expect(tab().canKeep()).toBe(false);
    room = 20_000;
    expect(tab().canKeep()).toBe(true);
    expect(kept.size).toBe(0);
  });

  it('that another tab sends again are not refused by the answer to an earlier request', () => {
    const [one, other] = [tab(), tab()];
    one.save(order());
    room = 0;
    one.change('key-1', { isRefused: true });
    expect(one.find('key-1')).toMatchObject({ isRefused: true });
    room = 100_000;
    other.mark('key-1', { isRefused: false });
    expect(one.find('key-1')).toMatchObject({ isRefused: false });
  });

  it('that another tab has settled are settled in the tab that remembers them as open', () => {
    const [one, other] = [tab(), tab()];
    one.save(order({ phase: 'begun' }));
    room = 0;
    one.change('key-1', { phase: 'open' });
    room = 100_000;
    other.change('key-1', { phase: 'settled', serverId: 'srv_1' });
    expect(one.find('key-1')).toMatchObject({ phase: 'settled', serverId: 'srv_1' });
  });
});
