import { expect, it } from 'vitest';
import { readZones } from './readZones.ts';

const zones = Array.from({ length: 10 }, (_, place) => `z${place}`);

it('reads each zone once, four at a time, and reports those that could not be read', async () => {
  let now = 0;
  let most = 0;
  const done: string[] = [];
  const failed: string[] = [];
  await readZones({
    zones,
    read: async (zone) => {
      now += 1;
      most = Math.max(most, now);
      await null;
      now -= 1;
      if (zone === 'z3') throw new Error('refused');
    },
    onRead: (zone) => done.push(zone),
    onFailure: (zone) => failed.push(zone),
    signal: new AbortController().signal,
  });
  expect(most).toBe(4);
  expect([...done, ...failed].toSorted()).toEqual(zones);
  expect(failed).toEqual(['z3']);
});

it('begins and reports no more once it is ended', async () => {
  const gone = new AbortController();
  const begun: string[] = [];
  const done: string[] = [];
  await readZones({
    zones,
    read: async (zone) => {
      begun.push(zone);
      if (begun.length === 4) gone.abort();
    },
    onRead: (zone) => done.push(zone),
    onFailure: () => undefined,
    signal: gone.signal,
  });
  expect(begun).toEqual(zones.slice(0, 4));
  expect(done).toEqual([]);
});
