import { expect, it } from 'vitest';
import { createDeduper } from './createDeduper.ts';
import { readEvent } from './readEvent.ts';

const event = (payload: object) => {
  const read = readEvent('subscription.updated', payload, 'VND');
  if (read === null) throw new Error('the payload must be readable for this test to mean anything');
  return read;
};

it('accepts the same payload again after ten seconds, because a change may happen twice', () => {
  let now = 0;
  const isFirst = createDeduper(() => now);
  const payload = { id: 'sub_1' };
  expect(isFirst(event(payload), payload)).toBe(true);
  now = 9_000;
  expect(isFirst(event(payload), payload)).toBe(false);
  now = 19_001;
  expect(isFirst(event(payload), payload)).toBe(true);
});

it('refuses a known event id at any later time', () => {
  let now = 0;
  const isFirst = createDeduper(() => now);
  const payload = { id: 'sub_1', event_id: 'evt_1' };
  expect(isFirst(event(payload), payload)).toBe(true);
  now = 86_400_000;
  expect(isFirst(event(payload), payload)).toBe(false);
});

it('tells payloads apart by fields that the portal does not read', () => {
  const isFirst = createDeduper(() => 0);
  const [active, ended] = [
    { id: 'sub_1', status: 'active' },
    { id: 'sub_1', status: 'ended' },
  ];
  expect([isFirst(event(active), active), isFirst(event(ended), ended)]).toEqual([true, true]);
});

it('remembers the last 500 and forgets the least recent first', () => {
  const isFirst = createDeduper(() => 0);
  const see = (id: number) => isFirst(event({ event_id: `evt_${id}` }), {});
  for (let id = 0; id <= 500; id++) expect(see(id)).toBe(true);
  expect([see(500), see(1), see(0)]).toEqual([false, false, true]);
});
