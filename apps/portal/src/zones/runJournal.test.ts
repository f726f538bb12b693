import type { StepProgress } from '@may/domain';
import { zoneRecordFixture } from '@may/domain/fixtures';
import type { ChangeRun } from '@may/machines';
import { expect, it } from 'vitest';
import { createStorage } from '../storage/createStorage.ts';
import { playStorage } from '../testing/playedStorage.ts';
import { createRunJournal } from './runJournal.ts';

const journal = 'may.dns.run.usr_1.dom_1';
const hour = 3_600_000;

const begin = (steps: number): ChangeRun => ({
  direction: 'forward',
  key: 'run',
  progress: Array.from({ length: steps }, (_, index) => {
    const record = zoneRecordFixture({ id: `rec ${index}`, name: `host-${index}` });
    return { step: { key: `delete ${index}`, kind: 'delete', record }, status: 'waiting', id: null, error: null };
  }),
});

const withEntry = (run: ChangeRun, index: number, patch: Partial<StepProgress>): ChangeRun => ({
  ...run,
  progress: run.progress.map((entry, place) => (place === index ? { ...entry, ...patch } : entry)),
});

/** Every state that a run passes on its way: each step is sent and accepted, one is refused, then the list confirms all others. */
const statesOf = (steps: number): ChangeRun[] => {
  const states = [begin(steps)];
  const add = (next: (last: ChangeRun) => ChangeRun) => states.push(next(states.at(-1) ?? begin(0)));
  for (let index = 0; index < steps; index += 1) {
    add((last) => withEntry(last, index, { status: 'sending' }));
    const error = { kind: 'refused', serverMessage: 'Không nhận.' } as const;
    add((last) =>
      withEntry(
        last,
        index,
        index === 27 ? { status: 'refused', error } : { status: 'accepted', id: `given ${index}` },
      ),
    );
  }
  add((last) => ({
    ...last,
    progress: last.progress.map((entry) => (entry.status === 'accepted' ? { ...entry, status: 'applied' } : entry)),
  }));
  return states;
};

/** A disk with a copy of its entries after each change, as a crash would leave them. */
const openDisk = (refuses: (key: string) => boolean = () => false) => {
  const disk = playStorage();
  const crashes: Record<string, string>[] = [];
  const written: number[] = [];
  const open = () =>
    createStorage(
      () =>
        new Proxy(disk, {
          get: (target, name) =>
            name === 'setItem'
              ? (key: string, value: string) => {
                  if (refuses(key)) throw new DOMException('It is full.', 'QuotaExceededError');
                  target.setItem(key, value);
                  written.push(value.length);
                  crashes.push({ ...target });
                }
              : name === 'removeItem'
                ? (key: string) => {
                    target.removeItem(key);
                    crashes.push({ ...target });
                  }
                : Reflect.get(target, name),
        }),
    );
  return { disk, crashes, written, open };
};

const readAfter = (entries: Record<string, string>): ChangeRun | null =>
  createRunJournal(
    createStorage(() => Object.assign(playStorage(), entries)),
    () => 0,
  ).read(journal)?.run ?? null;

it('a crash after any change of the storage leaves the run as it was before or after the write of a step', () => {
  const { open, crashes } = openDisk();
  const { write, clear } = createRunJournal(open(), () => 0);
  let before: ChangeRun | null = null;
  for (const state of [...statesOf(30), null]) {
    if (state) write(journal, state);
    else clear(journal);
    const found = crashes.splice(0).map(readAfter);
    expect(found.length).toBeGreaterThan(0); // A whole write has one change of the storage for the run, and one for each old part.
    for (const run of found) expect([before, state]).toContainEqual(run);
    expect(found.at(-1)).toEqual(state);
    before = state;
  }
});

it('a step of 2,000 writes as few characters as a step of 100', () => {
  const most = [100, 2_000].map((steps) => {
    const { open, written } = openDisk();
    const { write } = createRunJournal(open(), () => 0);
    let run = begin(steps);
    write(journal, run);
    written.length = 0;
    for (const [index, status] of Array.from({ length: 60 }, (_, place) => place).flatMap((place) => [
      [place, 'sending'] as const,
      [place, 'accepted'] as const,
    ])) {
      run = withEntry(run, index, { status });
      write(journal, run);
    }
    return Math.max(...written);
  });
  expect(most[1]).toBe(most[0]);
});

it('a part that the full storage refuses is written with the whole run, and leaves no part behind', () => {
  const disk = openDisk((key) => key.endsWith('#1'));
  const { write } = createRunJournal(disk.open(), () => 0);
  for (const state of statesOf(30)) {
    write(journal, state);
    expect(readAfter({ ...disk.disk })).toEqual(state);
  }
  expect(Object.keys(disk.disk)).toEqual([journal]);
});

it('a run that the full storage refuses is read whole in this tab, and the stored one stays as it was', () => {
  let isFull = false;
  const disk = openDisk(() => isFull);
  const { write, read } = createRunJournal(disk.open(), () => 0);
  const states = statesOf(30);
  for (const state of states.slice(0, 10)) write(journal, state);
  isFull = true;
  for (const state of states.slice(10)) {
    write(journal, state);
    expect(read(journal)?.run).toEqual(state);
  }
  expect(readAfter({ ...disk.disk })).toEqual(states[9]);
  isFull = false;
  write(journal, states[20] ?? begin(0));
  expect(readAfter({ ...disk.disk })).toEqual(states[20]);
});

it('a run that a payment or a sign-out removed from the storage is stored again by its next step', () => {
  const { disk, open } = openDisk();
  const storage = open();
  const { write } = createRunJournal(storage, () => 0);
  const [first, second, third] = statesOf(30) as [ChangeRun, ChangeRun, ChangeRun];
  write(journal, first);
  write(journal, second);
  disk.removeItem(journal);
  expect(readAfter({ ...disk })).toBeNull();
  write(journal, third);
  expect(readAfter({ ...disk })).toEqual(third);
});

it('a run that another tab has written is not mixed with the parts of this tab', () => {
  const { disk, open } = openDisk();
  const [mine, other] = [createRunJournal(open(), () => 0), createRunJournal(open(), () => 0)];
  const [first, second] = statesOf(30) as [ChangeRun, ChangeRun];
  mine.write(journal, first);
  mine.write(journal, second);
  const parts = Object.entries({ ...disk }).filter(([key]) => key !== journal);
  expect(parts).toHaveLength(1);
  other.write(journal, first);
  expect(readAfter({ ...Object.fromEntries(parts), ...disk })).toEqual(first);
});

it('a run with an unreadable part is not read, because its steps would count as not sent', () => {
  const { disk, open } = openDisk();
  const { write, read } = createRunJournal(open(), () => 0);
  for (const state of statesOf(30).slice(0, 2)) write(journal, state);
  disk.setItem(`${journal}#0`, '{not json');
  expect(read(journal)).toBeNull();
});

it('a run that an earlier version wrote whole is read', () => {
  const { disk, open } = openDisk();
  const [, run] = statesOf(2);
  disk.setItem(journal, JSON.stringify({ v: 1, at: 5, run }));
  expect(createRunJournal(open(), () => 0).read(journal)).toEqual({ at: 5, run, id: null, v: 1 });
});

it('counts the age of a run from a time at most one hour before its last step', () => {
  const clock = { now: 0 };
  const { read, write } = createRunJournal(openDisk().open(), () => clock.now);
  const [first, second, third] = statesOf(30) as [ChangeRun, ChangeRun, ChangeRun];
  const ages = [first, second, third].map((state, index) => {
    clock.now = [0, hour - 1, hour][index] ?? 0;
    write(journal, state);
    return clock.now - (read(journal)?.at ?? 0);
  });
  expect(ages).toEqual([0, hour - 1, 0]);
});
