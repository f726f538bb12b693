import { type ChangeSet, noChanges, sizeOfChanges } from '@may/domain/dns/changeSet.ts';
import type { ZoneRecord } from '@may/domain/dns/records.ts';
import { stepsOf } from '@may/domain/dns/stepOrder.ts';
import { zoneRecordFixture } from '@may/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { playChart, sendAll } from '../testing/playChart.ts';
import type { ChangeRun, ChangeSetInput, StepRequest } from './changeSet.types.ts';
import { changeSetMachine } from './changeSetMachine.ts';
import { beginRun } from './progress.ts';

const root = zoneRecordFixture({ id: 'root', name: '@' });
const www = zoneRecordFixture({ id: 'www' });
const old = zoneRecordFixture({ id: 'old', name: 'old' });
const shop = zoneRecordFixture({ id: 'new 1', name: 'shop' });
const zone = [root, www, old];
const edited = { ...www, ttl: 300 };
const given = { ...shop, id: 'rec_9' };
const after = [root, edited, given];
const changes: ChangeSet = { added: [shop], edited: [{ before: www, after: edited }], deleted: [old] };
const inverse: ChangeSet = { added: [old], edited: [{ before: edited, after: www }], deleted: [given] };
const lost = new Error('the connection broke');
const refusal = { kind: 'refused', serverMessage: 'Không nhận.' };

const idsInList: Record<string, string> = { 'add new 1': 'rec_9' };
/** The stored run of the changes, after its end. */
const finished: ChangeRun = {
  ...beginRun(stepsOf(changes), 'forward', 'k'),
  progress: stepsOf(changes).map((step) => ({
    step,
    status: 'applied',
    id: idsInList[step.key] ?? null,
    error: null,
  })),
};

const start = (input: Partial<ChangeSetInput> = {}) => {
  const play = playChart(changeSetMachine, {
    domain: { id: 'dom_1', name: 'bienxanh.vn' },
    zone,
    staged: null,
    run: null,
    ...input,
  });
  const context = () => play.snapshot().context;
  const apply = async (staged: ChangeSet = changes, listed: readonly ZoneRecord[] = input.zone ?? zone) => {
    play.actor.send({ type: 'stage', changes: staged });
    sendAll(play, 'review', 'consent.give');
    play.actor.send({ type: 'confirm', key: 'k' });
    await play.answer('readZone', listed);
  };
  return {
    ...play,
    context,
    apply,
    state: () => play.snapshot().value,
    statuses: () => context().run?.progress.map(({ status }) => status),
    keys: () => play.callsOf('applyStep').map(({ input: sent }) => (sent as StepRequest).step.key),
    accept: async (...ids: (string | null)[]) => {
      for (const id of ids) await play.answer('applyStep', { id });
    },
    /** Two lists without a sent change: the second one is read after a pause. */
    lack: async (listed: readonly ZoneRecord[]) => {
      await play.answer('readZone', listed);
      play.clock.increment(2_000);
      await play.answer('readZone', listed);
    },
    /** Begins the undo of the last run. */
    undo: async (listed: readonly ZoneRecord[]) => {
      sendAll(play, 'undo', 'consent.give');
      play.actor.send({ type: 'confirm', key: 'k back' });
      await play.answer('readZone', listed);
    },
  };
};

describe('changes', () => {
  it('are staged, reviewed before a request, applied one by one, and confirmed by the list', async () => {
    const flow = start();
    flow.actor.send({ type: 'stage', changes: { ...noChanges, added: [shop] } });
    flow.actor.send({ type: 'stage', changes: { ...changes, added: [] } });
    expect(flow.context().changes).toEqual(changes);
    sendAll(flow, 'review');
    expect([flow.state(), flow.calls.length]).toEqual(['reviewing', 0]);
    flow.actor.send({ type: 'confirm', key: 'k' });
    await flow.answer('readZone', zone);
    await flow.accept(null);
    expect(flow.statuses()).toEqual(['accepted', 'sending', 'waiting']);
    await flow.accept(null, null);
    expect([flow.state(), flow.statuses()]).toEqual([
      { applying: 'reconciling' },
      ['accepted', 'accepted', 'accepted'],
    ]);
    await flow.answer('readZone', after);
    expect([flow.state(), flow.statuses()]).toEqual(['applied', ['applied', 'applied', 'applied']]);
    expect(flow.keys()).toEqual(['edit www', 'add new 1', 'delete old']);
    // The provider did not send the id of the added record; the list has it.
    sendAll(flow, 'undo');
    expect([flow.state(), flow.context().undo?.changes]).toEqual(['reviewing', inverse]);
  });

  const mail = zoneRecordFixture({ id: 'mail', name: '@', type: 'MX', values: ['mx.zoho.com'], proxied: null });
  const stopping = { ...noChanges, deleted: [mail] };

  it('return to the review if the records, read again, give a finding that was not shown', async () => {
    const spf = (id: string) =>
      zoneRecordFixture({ id, name: '@', type: 'TXT', values: [`v=spf1 a:${id} -all`], proxied: null });
    const flow = start({ zone: [root] });
    flow.actor.send({ type: 'stage', changes: { ...noChanges, added: [spf('new 1')] } });
    flow.actor.send({ type: 'apply', key: 'k', id: 'new 1' });
    await flow.answer('readZone', [root, spf('theirs')]);
    expect([flow.state(), flow.callsOf('applyStep')]).toEqual(['reviewing', []]);
  });

  it('that a form confirmed are applied without a review only alone and with no finding', () => {
    const alias = { ...shop, type: 'CNAME' as const, values: ['gone.bienxanh.vn'] };
    const rows: [string, ChangeSet, unknown, string?][] = [
      ['one record', { ...noChanges, added: [shop] }, { applying: 'preparing' }],
      ['another record', { ...noChanges, added: [shop] }, 'reviewing', 'new 2'],
      ['one edit', { ...noChanges, edited: [{ before: www, after: edited }] }, { applying: 'preparing' }, 'www'],
      ['a deletion', { ...noChanges, deleted: [old] }, 'reviewing', 'old'],
      ['with another one', { ...noChanges, added: [shop], deleted: [old] }, 'reviewing'],
      ['with a warning', { ...noChanges, added: [alias] }, 'reviewing'],
      ['that stops mail', stopping, 'reviewing'],
      ['none', noChanges, 'staging'],
    ];
    for (const [title, staged, state, id = 'new 1'] of rows) {
      const flow = start({ zone: [...zone, mail] });
      flow.actor.send({ type: 'stage', changes: staged });
      flow.actor.send({ type: 'apply', key: 'k', id });
      expect.soft(flow.state(), title).toEqual(state);
      expect.soft(flow.callsOf('applyStep'), title).toEqual([]);
    }
  });

  it('that stop mail are sent only with consent, which each new review needs again', async () => {
    const flow = start({ zone: [...zone, mail], staged: stopping });
    sendAll(flow, 'review');
    const confirm = () => flow.actor.send({ type: 'confirm', key: 'k' });
    confirm();
    sendAll(flow, 'consent.give', 'consent.withdraw');
    confirm();
    expect([flow.state(), flow.calls.length]).toEqual(['reviewing', 0]);
    sendAll(flow, 'consent.give', 'discard');
    flow.actor.send({ type: 'stage', changes: stopping });
    sendAll(flow, 'review');
    confirm();
    expect([flow.state(), flow.calls.length]).toEqual(['reviewing', 0]);
    sendAll(flow, 'consent.give');
    confirm();
    await flow.answer('readZone', [...zone, mail]);
    expect(flow.callsOf('applyStep')).toHaveLength(1);
  });

  it('that stay staged when an undo is discarded ask for a consent of their own', () => {
    const { progress, ...begun } = beginRun(stepsOf({ ...noChanges, added: [mail] }), 'forward', 'k');
    const run = { ...begun, progress: progress.map((entry) => ({ ...entry, status: 'applied' as const, id: 'mail' })) };
    const flow = start({ zone: [...zone, mail], staged: stopping, run });
    sendAll(flow, 'undo', 'consent.give');
    expect(flow.context().accepted).toEqual(['["mailWouldStop","@",null]']);
    sendAll(flow, 'discard');
    expect(flow.context().undo).toBeNull();
    flow.actor.send({ type: 'confirm', key: 'k' });
    expect([flow.state(), flow.calls.length]).toEqual(['reviewing', 0]);
  });
});

it('a form that opened before another person changed its record is a conflict, which the page of changes tells', () => {
  const moved = [root, { ...www, values: ['9.9.9.9'] }, old];
  const flow = start({ zone: moved });
  flow.actor.send({ type: 'stage', changes: { ...changes, deleted: [] } });
  const told = { changes: { added: [shop], edited: [] }, conflicts: [{ step: { record: edited }, now: moved[1] }] };
  expect(flow.context()).toMatchObject(told);
  const { changes: staged } = flow.effectsOf('rememberStaged').at(-1) as { changes: ChangeSet };
  expect(start({ zone: moved, staged }).context()).toMatchObject(told);
});

describe('the records are read before the first step', () => {
  it('a record that another person changed returns to the review and is not overwritten', async () => {
    const flow = start();
    const moved = { ...www, values: ['9.9.9.9'] };
    await flow.apply(changes, [root, moved, old]);
    expect([flow.state(), flow.callsOf('applyStep')]).toEqual(['reviewing', []]);
    expect(flow.context()).toMatchObject({
      run: null,
      conflicts: [{ now: moved }],
      changes: { edited: [], added: [shop], deleted: [old] },
    });
    flow.actor.send({ type: 'confirm', key: 'k' });
    await flow.answer('readZone', [root, moved, old]);
    const { step } = flow.last('applyStep').input as StepRequest;
    expect(step).toMatchObject({ kind: 'add', record: { name: 'shop' } });
  });

  it('a change that would now break a name returns to the review', async () => {
    const flow = start();
    const taken = zoneRecordFixture({ id: 'x', name: 'shop', type: 'CNAME', values: ['a.b'] });
    await flow.apply({ ...noChanges, added: [shop] }, [...zone, taken]);
    expect([flow.state(), flow.callsOf('applyStep')]).toEqual(['reviewing', []]);
  });

  it('a failed reading sends nothing and keeps the staged changes', async () => {
    const flow = start();
    flow.actor.send({ type: 'stage', changes });
    sendAll(flow, 'review');
    flow.actor.send({ type: 'confirm', key: 'k' });
    await flow.fail('readZone', lost);
    expect([flow.state(), flow.callsOf('applyStep')]).toEqual(['reviewing', []]);
    expect(flow.context()).toMatchObject({ run: null, changes, isUnread: true });
  });
});

describe('an undo', () => {
  it.each([
    ['an edit', { edited: [{ before: root, after: { ...root, ttl: 60 } }] }],
    ['a deletion', { deleted: [root] }],
  ])(
    'leaves %s of a record that changed meanwhile in the storage, so that the next page tells it',
    async (_, wanted) => {
      const now = { ...root, values: ['9.9.9.9'] };
      const flow = start({ zone: after, run: finished, staged: { ...noChanges, ...wanted } });
      sendAll(flow, 'undo');
      flow.actor.send({ type: 'zone.changed', zone: [now, edited, given] });
      await flow.undo([now, edited, given]);
      await flow.accept(null, null, null);
      await flow.answer('readZone', [now, www, old]);
      sendAll(flow, 'leave');
      const next = start({
        zone: [now, www, old],
        staged: (flow.effectsOf('rememberStaged').at(-1) as { changes: ChangeSet }).changes,
      });
      expect(next.context().conflicts).toMatchObject([{ now }]);
      // Another change does not drop it, and one of the same record takes its place.
      next.actor.send({ type: 'stage', changes: { ...noChanges, deleted: [www] } });
      expect(next.context().conflicts).toMatchObject([{ now }]);
      next.actor.send({ type: 'stage', changes: { ...noChanges, deleted: [now] } });
      expect(next.context()).toMatchObject({ conflicts: [], changes: { deleted: [now, www] } });
    },
  );

  it('of additions that are gone is not offered, and leads to the staged changes', () => {
    const run = { ...finished, progress: finished.progress.filter(({ step }) => step.kind === 'add') };
    expect(start({ run }).snapshot().can({ type: 'undo' })).toBe(false);
    const flow = start({ run, staged: { ...noChanges, deleted: [root] } });
    sendAll(flow, 'undo');
    expect([flow.state(), flow.context().undo]).toEqual(['reviewing', null]);
  });

  it('discarded by the customer returns to the staged changes', () => {
    const staged = { ...noChanges, deleted: [root] };
    const flow = start({ zone: after, staged, run: finished });
    sendAll(flow, 'undo', 'discard');
    expect([flow.state(), flow.context().undo, flow.context().changes]).toEqual(['reviewing', null, staged]);
  });
});

describe('a setting that the provider accepts and keeps as before', () => {
  const editing = { ...noChanges, edited: [{ before: www, after: edited }] };
  it('is in force after the second list and told, and is not sent again', async () => {
    const flow = start();
    await flow.apply(editing);
    await flow.accept('www');
    await flow.lack(zone);
    expect([flow.state(), flow.context().run?.progress]).toMatchObject(['applied', [{ status: 'applied', kept: www }]]);
    expect(flow.callsOf('applyStep')).toHaveLength(1);
  });
});

describe('a lost answer', () => {
  it('of a step not in force halts, and repeats it only at a press, with the same key', async () => {
    const flow = start();
    await flow.apply();
    await flow.accept(null);
    await flow.fail('applyStep', lost);
    await flow.lack([root, edited, old]);
    expect(flow.state()).toBe('halted');
    expect(flow.statuses()).toEqual(['applied', 'notApplied', 'waiting']);
    // A known step has no error `unknown`.
    expect(flow.context().run?.progress[1]?.error).toBeNull();
    flow.clock.increment(600_000);
    expect(flow.callsOf('applyStep')).toHaveLength(2);
    sendAll(flow, 'continue');
    await flow.answer('readZone', [root, edited, old]);
    const [, first, again] = flow.callsOf('applyStep').map(({ input }) => (input as StepRequest).attemptKey);
    expect(again).toBe(first);
  });

  it('of a step that arrives late is not sent again', async () => {
    const flow = start();
    await flow.apply({ ...noChanges, added: [shop] });
    await flow.fail('applyStep', lost);
    await flow.lack(zone);
    sendAll(flow, 'continue');
    await flow.answer('readZone', [...zone, { ...shop, id: 'late' }]);
    expect([flow.state(), flow.callsOf('applyStep').length]).toEqual(['applied', 1]);
  });

  it('stays unknown while the list cannot be read; only a check is possible', async () => {
    const flow = start();
    await flow.apply();
    await flow.fail('applyStep', lost);
    await flow.fail('readZone', lost);
    expect(flow.statuses()).toEqual(['unknown', 'waiting', 'waiting']);
    sendAll(flow, 'continue', 'undo', 'leave');
    expect(flow.state()).toBe('halted');
    sendAll(flow, 'check');
    await flow.answer('readZone', [root, edited, old]);
    expect([flow.state(), flow.statuses()]).toEqual(['halted', ['applied', 'waiting', 'waiting']]);
    await flow.undo([root, edited, old]);
    await flow.accept(null);
    await flow.answer('readZone', zone);
    expect([flow.state(), flow.context().zone]).toEqual(['applied', zone]);
    // The steps that were not sent are staged again.
    expect(flow.context().changes).toMatchObject({ added: [{ name: 'shop' }], edited: [], deleted: [old] });
  });

  it('after a reload is checked in the list, and the run waits for a press', async () => {
    const before = start();
    await before.apply();
    const { run } = before.effectsOf('rememberRun').at(-1) as { run: ChangeRun };
    const flow = start({ run: JSON.parse(JSON.stringify(run)) });
    expect(flow.state()).toEqual({ applying: 'reconciling' });
    await flow.answer('readZone', [root, edited, old]);
    expect([flow.state(), flow.statuses()]).toEqual(['halted', ['applied', 'waiting', 'waiting']]);
    expect(flow.callsOf('applyStep')).toEqual([]);
    expect(flow.context().isFound).toBe(true);
    sendAll(flow, 'leave');
    expect(flow.context()).toMatchObject({ run: null, changes: { added: [{ name: 'shop' }], deleted: [old] } });
    sendAll(flow, 'undo');
    expect(flow.context().undo?.changes).toEqual({ ...noChanges, edited: [{ before: edited, after: www }] });
  });
});

it('a request of a page that was reloaded may arrive for a minute, and is then told as not applied', async () => {
  const before = start();
  await before.apply();
  const stored = () => before.effectsOf('rememberRun').at(-1) as { run: ChangeRun };
  const late = start(stored());
  // A browser may break the request off, and the page still stores that.
  await before.fail('applyStep', new Error('aborted'));
  const lost = start(stored());
  for (const flow of [late, lost]) await flow.answer('readZone', zone);
  for (let looks = 0; looks < 11; looks += 1) {
    for (const flow of [late, lost]) {
      expect(flow.state()).toEqual({ applying: 'behind' });
      flow.clock.increment(5_000);
      await flow.answer('readZone', zone);
    }
  }
  for (const flow of [late, lost]) flow.clock.increment(5_000);
  await late.answer('readZone', [root, edited, old]);
  await lost.answer('readZone', zone);
  expect([late, lost].map((flow) => flow.statuses()?.[0])).toEqual(['applied', 'notApplied']);
  expect([late.state(), lost.state()]).toEqual(['halted', 'halted']);
});

describe('a field that the list leaves out', () => {
  const bare = (record: ZoneRecord) => ({ ...record, ttl: null, priority: null, proxied: null });
  const literal = zone.map(bare);
  const longer = { before: bare(www), after: { ...bare(www), ttl: 300 } };

  it('an accepted lifetime is unconfirmed, never applied', async () => {
    const flow = start({ zone: literal });
    await flow.apply({ ...noChanges, edited: [longer] });
    await flow.accept(null);
    await flow.answer('readZone', literal);
    expect([flow.state(), flow.statuses()]).toEqual(['applied', ['unconfirmed']]);
    expect(flow.context().run?.progress[0]?.error?.kind).toBe('unconfirmed');
  });

  it('is told as the provider’s answer has it', async () => {
    const flow = start({ zone: literal });
    await flow.apply({ ...noChanges, added: [{ ...shop, proxied: true }] });
    await flow.answer('applyStep', { id: 'rec_9', record: { ...given, proxied: false } });
    await flow.answer('readZone', [...literal, bare(given)]);
    expect(flow.context().run?.progress).toMatchObject([{ status: 'applied', kept: { id: 'rec_9', proxied: false } }]);
  });

  it('an accepted edit with an unlisted lifetime: its address is undone', async () => {
    const flow = start({ zone: literal });
    const moved = { ...longer.after, values: ['9.9.9.9'] };
    await flow.apply({ ...noChanges, edited: [{ ...longer, after: moved }] });
    await flow.accept(null);
    const listed = literal.map((record) => (record.id === 'www' ? bare(moved) : record));
    await flow.answer('readZone', listed);
    sendAll(flow, 'undo');
    expect(flow.context().undo?.changes.edited).toMatchObject([{ after: { values: www.values } }]);
  });

  it('a lifetime with a lost answer is unclear, and staged again after the customer leaves', async () => {
    const flow = start({ zone: literal });
    await flow.apply({ ...noChanges, edited: [longer] });
    await flow.fail('applyStep', lost);
    await flow.answer('readZone', literal);
    expect([flow.state(), flow.statuses()]).toEqual(['halted', ['unclear']]);
    sendAll(flow, 'leave');
    expect(flow.context()).toMatchObject({
      changes: { edited: [longer] },
      last: { progress: [{ status: 'unconfirmed' }] },
    });
  });
});

it('takes back a staged lifetime on a list that tells none', () => {
  const untold = { ...www, ttl: null };
  const flow = start({ zone: [root, untold, old] });
  const timed = { ...untold, ttl: 300 };
  flow.actor.send({ type: 'stage', changes: { ...noChanges, edited: [{ before: untold, after: timed }] } });
  expect(sizeOfChanges(flow.context().changes)).toBe(1);
  flow.actor.send({ type: 'stage', changes: { ...noChanges, edited: [{ before: timed, after: untold }] } });
  expect(sizeOfChanges(flow.context().changes)).toBe(0);
});

describe('a refusal', () => {
  it('of an addition raises a notice with the provider’s words', async () => {
    const flow = start();
    await flow.apply({ ...noChanges, added: [shop] });
    await flow.fail('applyStep', refusal);
    await flow.answer('readZone', zone);
    flow.clock.increment(2_000);
    await flow.answer('readZone', zone);
    expect(flow.announced()).toEqual([['recordNotAdded', { serverMessage: 'Không nhận.' }]]);
  });

  it('by an ended session raises no notice of the provider', async () => {
    const flow = start();
    await flow.apply({ ...noChanges, added: [shop] });
    await flow.fail('applyStep', { kind: 'signedOut', serverMessage: null });
    await flow.fail('readZone', lost);
    expect(flow.context().run?.progress[0]).toMatchObject({ status: 'refused', error: { kind: 'signedOut' } });
    expect(flow.announced()).toEqual([]);
  });

  const inForce: [string, ChangeSet, readonly ZoneRecord[]][] = [
    ['an addition', { ...noChanges, added: [shop] }, [...zone, { ...shop, id: 'of another person' }]],
    ['an edit', { ...noChanges, edited: changes.edited }, [root, edited, old]],
    ['a deletion', { ...noChanges, deleted: [old] }, [root, www]],
  ];
  it.each(inForce)(
    'of %s that is in force nevertheless counts as applied, and an undo leaves it and says so',
    async (_, wanted, listed) => {
      const last = zoneRecordFixture({ id: 'last', name: 'last' });
      const flow = start({ zone: [...zone, last] });
      await flow.apply({ ...wanted, deleted: [...wanted.deleted, last] });
      await flow.fail('applyStep', refusal);
      await flow.answer('readZone', [...listed, last]);
      await flow.accept(null);
      await flow.answer('readZone', listed);
      expect([flow.state(), flow.statuses()]).toEqual(['applied', ['applied', 'applied']]);
      sendAll(flow, 'undo');
      const { undo } = flow.context();
      expect(undo?.changes).toMatchObject({ added: [{ name: 'last' }], edited: [], deleted: [] });
      expect(undo?.conflicts).toHaveLength(1);
    },
  );

  it('sends nothing after `continue` if the reading fails', async () => {
    const flow = start();
    await flow.apply();
    await flow.fail('applyStep', refusal);
    await flow.answer('readZone', zone);
    flow.clock.increment(2_000);
    await flow.answer('readZone', zone);
    sendAll(flow, 'continue');
    await flow.fail('readZone', lost);
    expect([flow.state(), flow.callsOf('applyStep').length]).toEqual(['halted', 1]);
  });

  it('sends nothing after `stop` during the reading of `continue`', async () => {
    const flow = start();
    await flow.apply();
    await flow.fail('applyStep', refusal);
    await flow.answer('readZone', zone);
    flow.clock.increment(2_000);
    await flow.answer('readZone', zone);
    sendAll(flow, 'continue', 'stop');
    await flow.answer('readZone', zone);
    expect([flow.state(), flow.callsOf('applyStep').length]).toEqual(['halted', 1]);
  });

  it('`stop` waits for the running step and for the list', async () => {
    const flow = start();
    await flow.apply();
    sendAll(flow, 'stop');
    expect(flow.state()).toEqual({ applying: 'sending' });
    await flow.accept(null);
    await flow.answer('readZone', [root, edited, old]);
    expect([flow.state(), flow.statuses()]).toEqual(['halted', ['applied', 'waiting', 'waiting']]);
    expect(flow.context().isFound).toBe(false);
  });
});

describe('an unfinished run after a reload', () => {
  const earlier = beginRun(stepsOf({ ...noChanges, added: [shop] }), 'forward', 'k');
  const sending = earlier.progress.map((entry) => ({ ...entry, status: 'sending' as const }));
  const staged: ChangeSet = { ...noChanges, edited: [{ before: www, after: edited }] };

  it('keeps the changes staged since after it is applied and undone', async () => {
    const since = { ...noChanges, added: [{ ...shop, id: 'new 2', name: 'blog' }] };
    const progress = sending.map((entry) => ({ ...entry, status: 'accepted' as const }));
    const flow = start({ run: { ...earlier, progress }, staged: since });
    await flow.answer('readZone', [...zone, given]);
    sendAll(flow, 'continue');
    await flow.answer('readZone', [...zone, given]);
    await flow.undo([...zone, given]);
    expect(flow.state()).toEqual({ applying: 'sending' });
    expect(flow.effectsOf('rememberStaged').at(-1)).toEqual({ changes: since });
  });

  it('is staged again without the records that were staged since, which win', async () => {
    const run = beginRun(stepsOf({ ...staged, deleted: [old] }), 'forward', 'k');
    const proxied = { before: www, after: { ...www, proxied: false } };
    const flow = start({ run, staged: { ...noChanges, edited: [proxied] } });
    await flow.answer('readZone', zone);
    sendAll(flow, 'leave');
    expect(flow.context().changes).toEqual({ added: [], edited: [proxied], deleted: [old] });
  });
});
