import { confirmedFixture, serverFixture } from '@may/domain/fixtures';
import { attemptPatience } from '@may/domain/top-up/attempt.ts';
import { beforeEach, expect, it } from 'vitest';
import type { SafeStorage } from '../../browser/storage/createStorage.ts';
import { memoryStorage } from '../../browser/storage/memoryStorage.fixtures.ts';
import { createSentUpdates, type SentUpdates } from './sentUpdates.ts';

let clock: number;
let storage: SafeStorage;
let store: SentUpdates;
beforeEach(() => {
  clock = 1_000_000;
  storage = memoryStorage();
  store = createSentUpdates(storage, () => clock);
});

const plan = { kind: 'plan', name: 'a', planId: '3' } as const;
const disks = { kind: 'disks', name: 'a', containers: 1, part: 'disk', diskMb: 40_960, mariadbDiskMb: 10_240 } as const;
const begin = (serverId: string, update: typeof plan | typeof disks = plan) =>
  store.begin({ userId: 'usr_demo', serverId, update });
const kept = () => JSON.parse(storage.get('may.updates') ?? '[]').map(({ serverId }: { serverId: string }) => serverId);
const shown = confirmedFixture(serverFixture({ id: 'srv_1', planId: '3', diskMb: 40_960, mariadbDiskMb: 10_240 }));

it('forgets each accepted update that its server shows, beside others of it and the same one of another server', () => {
  for (const row of [begin('srv_1'), begin('srv_1', disks), begin('srv_2')]) store.accept(row);
  store.settle(shown);
  expect(kept()).toEqual(['srv_2']);
});

it('keeps two updates with the same value, of which one may come again, until 15 minutes have passed', () => {
  for (const row of [begin('srv_1'), begin('srv_1')]) store.accept(row);
  store.settle(shown);
  expect(kept()).toEqual(['srv_1', 'srv_1']);
  clock += attemptPatience;
  begin('srv_2');
  expect(kept()).toEqual(['srv_2']);
});

it('takes the time of a clock that was ahead as now for the server that is read, and for no other', () => {
  clock += 3_600_000;
  for (const id of ['srv_1', 'srv_2']) begin(id);
  clock -= 3_600_000;
  store.settle(shown);
  clock += attemptPatience;
  expect(['srv_1', 'srv_2'].map((id) => store.list('usr_demo', id).length)).toEqual([0, 1]);
});
