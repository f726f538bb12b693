import { type ChangeSet, diffZones, noChanges, stepsOf, type ZoneRecord } from '@may/domain';
import { randomZone, zoneRecordFixture } from '@may/domain/fixtures';
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
    /** Applies everything without an accident. */
    applyAll: async () => {
      await apply();
      for (const id of [null, 'rec_9', null]) await play.answer('applyStep', { id });
      await play.answer('readZone', after);
    },
  };
};

describe('changes', () => {
  it('are staged together, shown before anything is sent, applied one by one, and read back', async () => {
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
    // The provider did not tell the id of what it added: the list did.
    expect(flow.effectsOf('rememberUndo')).toEqual([{ changes: inverse }]);
  });

  it('that would break a name are not applied, and what is wrong already keeps the customer from no other change', async () => {
    const alias = { ...shop, type: 'CNAME', values: ['a.b'], name: 'www' };
    const flow = start();
    flow.actor.send({ type: 'stage', changes: { ...noChanges, added: [alias] } });
    sendAll(flow, 'review');
    flow.actor.send({ type: 'confirm', key: 'k' });
    expect([flow.state(), flow.calls.length]).toEqual(['reviewing', 0]);
    const mending = start({ zone: [...zone, { ...alias, id: 'alias' }] });
    await mending.apply({ ...noChanges, deleted: [old] });
    expect(mending.callsOf('applyStep')).toHaveLength(1);
  });

  it('that delete most records are sent only with consent, which each review asks for again', async () => {
    const flow = start({ staged: { ...noChanges, deleted: [www, old] } });
    sendAll(flow, 'review');
    const confirm = () => flow.actor.send({ type: 'confirm', key: 'k' });
    confirm();
    sendAll(flow, 'consent.give', 'consent.withdraw');
    confirm();
    expect([flow.state(), flow.calls.length]).toEqual(['reviewing', 0]);
    sendAll(flow, 'consent.give', 'back', 'review');
    confirm();
    expect([flow.state(), flow.calls.length]).toEqual(['reviewing', 0]);
    sendAll(flow, 'consent.give');
    confirm();
    await flow.answer('readZone', zone);
    expect(flow.callsOf('applyStep')).toHaveLength(1);
  });

  it('that stay staged when an undo is discarded ask for a consent of their own', () => {
    const staged = { ...noChanges, deleted: [www, old] };
    const flow = start({ staged });
    flow.actor.send({ type: 'restage', changes: staged });
    sendAll(flow, 'consent.give', 'discard');
    expect(flow.context().undo).toBeNull();
    flow.actor.send({ type: 'confirm', key: 'k' });
    expect([flow.state(), flow.calls.length]).toEqual(['reviewing', 0]);
  });

  it('staged for one record keep what another person changed of it, and name it', () => {
    const flow = start({ staged: { ...changes, deleted: [] } });
    const moved = { ...www, values: ['9.9.9.9'] };
    flow.actor.send({ type: 'zone.changed', zone: [root, moved, old] });
    expect(flow.context()).toMatchObject({
      changes: { edited: [{ before: moved, after: { ...moved, ttl: 300 } }] },
      lost: [moved],
    });
    const reopened = start({ zone: [root, moved, old], staged: { ...changes, deleted: [] } });
    expect(reopened.context().lost).toEqual([moved]);
  });
});

describe('the records are read before the first step', () => {
  it('and a record that another person changed is shown again in place of being written back', async () => {
    const flow = start();
    const moved = { ...www, values: ['9.9.9.9'] };
    await flow.apply(changes, [root, moved, old]);
    expect([flow.state(), flow.callsOf('applyStep')]).toEqual(['reviewing', []]);
    expect(flow.context()).toMatchObject({
      run: null,
      lost: [moved],
      changes: { edited: [{ after: { ...moved, ttl: 300 } }] },
    });
    flow.actor.send({ type: 'confirm', key: 'k' });
    await flow.answer('readZone', [root, moved, old]);
    const { step } = flow.last('applyStep').input as StepRequest;
    expect(step).toMatchObject({ kind: 'edit', record: { values: ['9.9.9.9'], ttl: 300 } });
  });

  it('and a change that would break a name by now is shown again', async () => {
    const flow = start();
    const taken = zoneRecordFixture({ id: 'x', name: 'shop', type: 'CNAME', values: ['a.b'] });
    await flow.apply({ ...noChanges, added: [shop] }, [...zone, taken]);
    expect([flow.state(), flow.callsOf('applyStep')]).toEqual(['reviewing', []]);
  });

  it('and a change that would delete most of the records by now is shown again', async () => {
    const others = ['a', 'b', 'c', 'd'].map((name) => zoneRecordFixture({ id: name, name }));
    const flow = start({ zone: [...zone, ...others] });
    await flow.apply({ ...noChanges, deleted: [www, old] }, zone);
    expect([flow.state(), flow.callsOf('applyStep')]).toEqual(['reviewing', []]);
  });

  it('and when they cannot be read nothing is sent, and the changes stay staged', async () => {
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
  it('takes the steps back to the zone there was, under the ids of the list', async () => {
    const flow = start();
    await flow.applyAll();
    sendAll(flow, 'undo');
    await flow.answer('readZone', after);
    await flow.accept(null, null, null);
    expect(flow.keys().slice(3)).toEqual(['edit www', 'add old', 'delete rec_9']);
    await flow.answer('readZone', [root, www, { ...old, id: 'rec_10' }]);
    expect([flow.state(), flow.statuses()]).toEqual(['undone', ['applied', 'applied', 'applied']]);
    sendAll(flow, 'leave');
    expect(flow.context()).toMatchObject({ run: null, changes: noChanges });
  });

  it('leaves alone what another person changed between applying and undoing, and names it', async () => {
    const flow = start();
    await flow.applyAll();
    const moved = { ...edited, ttl: 77 };
    const grown = { ...given, values: [...given.values, '9.9.9.9'] };
    sendAll(flow, 'undo');
    await flow.answer('readZone', [root, moved, grown]);
    expect(flow.context().lost).toEqual([moved, grown]);
    await flow.accept(null, null);
    const steps = flow.callsOf('applyStep').map(({ input }) => (input as StepRequest).step);
    expect(steps.slice(3)).toMatchObject([
      { kind: 'add', record: old },
      { kind: 'edit', record: { id: 'rec_9', values: ['9.9.9.9'] } },
    ]);
  });

  it('of an addition of which no id was told is not called done while the record is there', async () => {
    const flow = start();
    await flow.apply({ ...noChanges, added: [shop] });
    await flow.accept(null);
    await flow.answer('readZone', [...zone, given]);
    sendAll(flow, 'undo');
    await flow.answer('readZone', [...zone, given]);
    expect(flow.last('applyStep').input).toMatchObject({ step: { kind: 'delete', record: { id: 'rec_9' } } });
    await flow.fail('applyStep', { kind: 'notOffered', serverMessage: null });
    await flow.answer('readZone', [...zone, given]);
    expect([flow.state(), flow.statuses()]).toEqual(['undoHalted', ['refused']]);
  });

  it('of which the records cannot be read sends nothing', async () => {
    const flow = start();
    await flow.applyAll();
    sendAll(flow, 'undo');
    await flow.fail('readZone', lost);
    expect([flow.state(), flow.callsOf('applyStep').length]).toEqual(['undoHalted', 3]);
    expect(flow.context().isUnread).toBe(true);
  });

  it('of hours ago finds its records again, names what is not as it was, and ends as taken back', async () => {
    const listed = [root, edited, { ...shop, id: 'listed' }];
    const flow = start({ zone: listed, staged: { ...noChanges, deleted: [root] } });
    flow.actor.send({ type: 'restage', changes: { ...inverse, deleted: [...inverse.deleted, old] } });
    expect(flow.state()).toBe('reviewing');
    expect(flow.context().undo).toMatchObject({
      added: [old],
      edited: [{ after: www }],
      deleted: [{ id: 'listed' }],
    });
    expect(flow.context().lost).toEqual([old]);
    flow.actor.send({ type: 'confirm', key: 'k' });
    await flow.answer('readZone', listed);
    await flow.accept(null, null, null);
    await flow.answer('readZone', [root, www, old]);
    expect([flow.state(), flow.context().run?.direction]).toEqual(['undone', 'back']);
    sendAll(flow, 'leave');
    // What was staged beside it is still staged.
    expect(flow.context().changes).toEqual({ ...noChanges, deleted: [root] });
  });

  it.each([
    ['shows what is staged', { ...noChanges, deleted: [root] }, 'reviewing'],
    ['leaves nothing', noChanges, 'staging'],
  ])('that is not wanted any more %s', (_, staged, state) => {
    const flow = start({ zone: [root, edited], staged });
    flow.actor.send({ type: 'restage', changes: { ...inverse, added: [], deleted: [] } });
    sendAll(flow, 'discard');
    expect([flow.state(), flow.context().undo, flow.context().changes]).toEqual([state, null, staged]);
  });
});

describe('an answer that is lost', () => {
  it('is looked up in the list: in force goes on, and nothing is sent twice', async () => {
    const flow = start();
    await flow.apply();
    await flow.accept(null);
    await flow.fail('applyStep', lost);
    expect(flow.statuses()).toEqual(['accepted', 'unknown', 'waiting']);
    await flow.answer('readZone', [root, edited, old, given]);
    await flow.accept(null);
    await flow.answer('readZone', after);
    expect(flow.state()).toBe('applied');
    expect(flow.keys()).toEqual(['edit www', 'add new 1', 'delete old']);
    expect(flow.context().run?.progress[1]).toMatchObject({ status: 'applied', id: 'rec_9' });
  });

  it('and in force goes on without overwriting what the same list tells of another person', async () => {
    const flow = start();
    await flow.apply({ ...changes, added: [], deleted: [old] });
    await flow.fail('applyStep', lost);
    const grown = { ...old, values: [...old.values, '9.9.9.9'] };
    await flow.answer('readZone', [root, edited, grown]);
    const { step } = flow.last('applyStep').input as StepRequest;
    expect(step).toMatchObject({ kind: 'edit', record: { id: 'old', values: ['9.9.9.9'] } });
    expect(flow.context().lost).toEqual([grown]);
  });

  it('and not in force halts with what is, and waits for a press to go on', async () => {
    const flow = start();
    await flow.apply();
    await flow.accept(null);
    await flow.fail('applyStep', lost);
    await flow.answer('readZone', [root, edited, old]);
    expect(flow.state()).toBe('halted');
    expect(flow.statuses()).toEqual(['applied', 'notApplied', 'waiting']);
    // That it is not known is not said of a step that is known.
    expect(flow.context().run?.progress[1]?.error).toBeNull();
    flow.clock.increment(600_000);
    expect(flow.callsOf('applyStep')).toHaveLength(2);
    sendAll(flow, 'continue');
    await flow.answer('readZone', [root, edited, old]);
    const [, first, again] = flow.callsOf('applyStep').map(({ input }) => (input as StepRequest).attemptKey);
    expect(again).toBe(first);
  });

  it('that arrives before the customer goes on is not sent again', async () => {
    const flow = start();
    await flow.apply({ ...noChanges, added: [shop] });
    await flow.fail('applyStep', lost);
    await flow.answer('readZone', zone);
    sendAll(flow, 'continue');
    await flow.answer('readZone', [...zone, { ...shop, id: 'late' }]);
    expect([flow.state(), flow.callsOf('applyStep').length]).toEqual(['applied', 1]);
  });

  it('stays unknown while the list cannot be read, and is asked about before anything else', async () => {
    const flow = start();
    await flow.apply();
    await flow.fail('applyStep', lost);
    await flow.fail('readZone', lost);
    expect(flow.statuses()).toEqual(['unknown', 'waiting', 'waiting']);
    sendAll(flow, 'continue', 'skip', 'undo', 'leave');
    expect(flow.state()).toBe('halted');
    sendAll(flow, 'check');
    await flow.answer('readZone', [root, edited, old]);
    expect([flow.state(), flow.statuses()]).toEqual(['halted', ['applied', 'waiting', 'waiting']]);
    sendAll(flow, 'undo');
    await flow.answer('readZone', [root, edited, old]);
    await flow.accept(null);
    await flow.answer('readZone', zone);
    expect([flow.state(), flow.context().zone]).toEqual(['undone', zone]);
  });

  it('is known after a reload: the list is asked, and nothing goes on by itself', async () => {
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
    expect(flow.effectsOf('rememberUndo')).toEqual([
      { changes: { ...noChanges, edited: [{ before: edited, after: www }] } },
    ]);
  });
});

describe('what the list does not tell', () => {
  const bare = (record: ZoneRecord) => ({ ...record, ttl: null, priority: null, proxied: null });
  const literal = zone.map(bare);
  const longer = { before: bare(www), after: { ...bare(www), ttl: 300 } };

  it('of a refused lifetime stays refused, which was shown as applied', async () => {
    const flow = start({ zone: literal });
    await flow.apply({ ...noChanges, edited: [longer] });
    await flow.fail('applyStep', { kind: 'notOffered', serverMessage: null });
    await flow.answer('readZone', literal);
    expect([flow.state(), flow.statuses()]).toEqual(['halted', ['refused']]);
  });

  it('of an accepted lifetime is never called applied', async () => {
    const flow = start({ zone: literal });
    await flow.apply({ ...noChanges, edited: [longer] });
    await flow.accept(null);
    await flow.answer('readZone', literal);
    expect([flow.state(), flow.statuses()]).toEqual(['applied', ['unconfirmed']]);
    expect(flow.context().run?.progress[0]?.error?.kind).toBe('unconfirmed');
  });

  it('of an accepted edit is no reason to keep the address that came with it when it is taken back', async () => {
    const flow = start({ zone: literal });
    const moved = { ...longer.after, values: ['9.9.9.9'] };
    await flow.apply({ ...noChanges, edited: [{ ...longer, after: moved }] });
    await flow.accept(null);
    const listed = literal.map((record) => (record.id === 'www' ? bare(moved) : record));
    await flow.answer('readZone', listed);
    sendAll(flow, 'undo');
    await flow.answer('readZone', listed);
    expect(flow.last('applyStep').input).toMatchObject({ step: { kind: 'edit', record: { values: www.values } } });
  });

  it('of a lifetime whose answer was lost is unclear, and stays unknown where the customer goes on without it', async () => {
    const flow = start({ zone: literal });
    await flow.apply({ ...noChanges, edited: [longer] });
    await flow.fail('applyStep', lost);
    await flow.answer('readZone', literal);
    expect([flow.state(), flow.statuses()]).toEqual(['halted', ['unclear']]);
    sendAll(flow, 'skip');
    await flow.answer('readZone', literal);
    expect([flow.state(), flow.statuses()]).toEqual(['applied', ['unconfirmed']]);
  });

  it('of an answer that was lost stays unknown when the second sending is refused', async () => {
    const flow = start({ zone: literal });
    await flow.apply({ ...noChanges, edited: [longer] });
    await flow.fail('applyStep', lost);
    await flow.answer('readZone', literal);
    sendAll(flow, 'continue');
    await flow.answer('readZone', literal);
    await flow.fail('applyStep', refusal);
    await flow.answer('readZone', literal);
    expect([flow.state(), flow.statuses()]).toEqual(['halted', ['unclear']]);
  });

  it('of an accepted deletion is told by the record that is still there', async () => {
    const flow = start();
    await flow.apply({ ...noChanges, deleted: [old] });
    await flow.accept(null);
    await flow.answer('readZone', zone);
    expect([flow.state(), flow.statuses()]).toEqual(['halted', ['notApplied']]);
  });
});

describe('a refusal', () => {
  it('halts with the provider’s words, and can be left out', async () => {
    const flow = start();
    await flow.apply();
    await flow.fail('applyStep', { kind: 'notOffered', serverMessage: 'Không có.' });
    await flow.answer('readZone', zone);
    expect(flow.context().run?.progress[0]).toMatchObject({
      status: 'refused',
      error: { kind: 'notOffered', serverMessage: 'Không có.' },
    });
    sendAll(flow, 'skip');
    await flow.answer('readZone', zone);
    await flow.accept('rec_9', null);
    await flow.answer('readZone', [root, www, given]);
    expect([flow.state(), flow.statuses()]).toEqual(['applied', ['skipped', 'applied', 'applied']]);
  });

  it('of an addition raises a notice with the provider’s words', async () => {
    const flow = start();
    await flow.apply({ ...noChanges, added: [shop] });
    await flow.fail('applyStep', refusal);
    await flow.answer('readZone', zone);
    expect(flow.announced()).toEqual([['recordNotAdded', { serverMessage: 'Không nhận.' }]]);
  });

  it('of a session that ended is not the provider’s', async () => {
    const flow = start();
    await flow.apply({ ...noChanges, added: [shop] });
    await flow.fail('applyStep', { kind: 'signedOut', serverMessage: null });
    await flow.fail('readZone', lost);
    expect(flow.context().run?.progress[0]).toMatchObject({ status: 'refused', error: { kind: 'signedOut' } });
    expect(flow.announced()).toEqual([]);
  });

  it('of what is in force already is none', async () => {
    const flow = start();
    await flow.apply({ ...noChanges, deleted: [old] });
    await flow.fail('applyStep', refusal);
    await flow.answer('readZone', [root, www]);
    expect(flow.state()).toBe('applied');
  });

  const twins: [string, ChangeSet, readonly ZoneRecord[]][] = [
    ['an addition', { ...noChanges, added: [shop] }, [...zone, { ...shop, id: 'of another person' }]],
    ['an edit', { ...noChanges, edited: changes.edited }, [root, edited, old]],
    ['a deletion', { ...noChanges, deleted: [old] }, [root, www]],
  ];
  it.each(twins)(
    'of %s that another person made a moment earlier is in force, and is not taken back',
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
      await flow.answer('readZone', listed);
      expect(flow.context().run?.progress.map(({ step }) => step.key)).toEqual(['add last']);
    },
  );

  it.each(twins)(
    'of %s that another person made leaves nothing to take back where it was the only step',
    async (_, wanted, listed) => {
      const flow = start();
      await flow.apply(wanted);
      await flow.fail('applyStep', refusal);
      await flow.answer('readZone', listed);
      expect([flow.state(), flow.snapshot().can({ type: 'undo' })]).toEqual(['applied', false]);
      expect(flow.effectsOf('rememberUndo').at(-1)).toEqual({ changes: noChanges });
    },
  );

  it('that the customer goes on from does not overwrite what another person did meanwhile', async () => {
    const flow = start();
    await flow.apply({ ...noChanges, edited: changes.edited, deleted: [old] });
    await flow.fail('applyStep', refusal);
    await flow.answer('readZone', zone);
    const [moved, changed] = [
      { ...www, values: ['9.9.9.9'] },
      { ...old, values: ['9.9.9.9'] },
    ];
    sendAll(flow, 'continue');
    await flow.answer('readZone', [root, moved, changed]);
    expect(flow.last('applyStep').input).toMatchObject({ step: { record: { values: ['9.9.9.9'], ttl: 300 } } });
    expect(flow.context().lost).toEqual([moved, changed]);
    await flow.accept(null);
    await flow.answer('readZone', [root, { ...moved, ttl: 300 }, changed]);
    expect([flow.state(), flow.keys()]).toEqual(['applied', ['edit www', 'edit www']]);
  });

  it('that the customer leaves out does not overwrite what another person did meanwhile', async () => {
    const flow = start();
    await flow.apply({
      ...noChanges,
      edited: [{ before: root, after: { ...root, ttl: 300 } }, ...changes.edited],
      deleted: [old],
    });
    await flow.fail('applyStep', refusal);
    await flow.answer('readZone', zone);
    const moved = { ...www, values: ['9.9.9.9'] };
    const grown = { ...old, values: [...old.values, '9.9.9.9'] };
    sendAll(flow, 'skip');
    expect(flow.callsOf('applyStep')).toHaveLength(1);
    await flow.answer('readZone', [root, moved, grown]);
    await flow.accept(null, null);
    const sent = flow.callsOf('applyStep').map(({ input }) => (input as StepRequest).step);
    expect(sent.slice(1)).toMatchObject([
      { kind: 'edit', record: { ...moved, ttl: 300 } },
      { kind: 'edit', record: { ...grown, values: ['9.9.9.9'] } },
    ]);
    expect(flow.context().lost).toEqual([moved, grown]);
  });

  it('of a step that is taken back is left out after a reading, too', async () => {
    const flow = start();
    await flow.applyAll();
    sendAll(flow, 'undo');
    await flow.answer('readZone', after);
    await flow.fail('applyStep', refusal);
    await flow.answer('readZone', after);
    const grown = { ...given, values: [...given.values, '9.9.9.9'] };
    sendAll(flow, 'skip');
    await flow.answer('readZone', [root, edited, grown]);
    await flow.accept('rec_10');
    const { step } = flow.last('applyStep').input as StepRequest;
    expect(step).toMatchObject({ kind: 'edit', record: { id: 'rec_9', values: ['9.9.9.9'] } });
  });

  it.each(['continue', 'skip'] as const)(
    'sends nothing where %s is pressed after a reading that failed, and fails again',
    async (press) => {
      const flow = start();
      await flow.apply();
      await flow.accept(null);
      await flow.fail('applyStep', refusal);
      await flow.answer('readZone', [root, edited, old]);
      sendAll(flow, 'undo');
      await flow.fail('readZone', lost);
      sendAll(flow, press);
      await flow.fail('readZone', lost);
      expect([flow.state(), flow.statuses()]).toEqual(['undoHalted', ['waiting']]);
      expect(flow.callsOf('applyStep')).toHaveLength(2);
    },
  );

  it.each(['continue', 'skip'] as const)(
    'sends nothing where stop is pressed during the reading of %s',
    async (press) => {
      const flow = start();
      await flow.apply();
      await flow.fail('applyStep', refusal);
      await flow.answer('readZone', zone);
      sendAll(flow, press, 'stop');
      await flow.answer('readZone', zone);
      expect([flow.state(), flow.callsOf('applyStep').length]).toEqual(['halted', 1]);
    },
  );

  it('a stop waits for the step that is under way, and for the list that tells it', async () => {
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

describe('a run of earlier that did not end', () => {
  const earlier = beginRun(stepsOf({ ...noChanges, added: [shop] }), 'forward', 'k');
  const sending = earlier.progress.map((entry) => ({ ...entry, status: 'sending' as const }));
  const staged: ChangeSet = { ...noChanges, edited: [{ before: www, after: edited }] };

  it.each([
    ['arrived', [...zone, given], []],
    ['did not arrive', zone, ['shop']],
  ])('leaves what was staged since, which vanished, when it %s', async (_, listed, rest) => {
    const flow = start({ run: { ...earlier, progress: sending }, staged });
    await flow.answer('readZone', listed);
    sendAll(flow, 'leave');
    expect(flow.context().changes).toMatchObject({ ...staged, added: rest.map((name) => ({ name })) });
    expect(flow.effectsOf('rememberStaged').at(-1)).toEqual({ changes: flow.context().changes });
  });

  it('leaves what was staged since staged when it is taken back', async () => {
    const progress = stepsOf(changes).map((step, index) => ({
      ...{ step, id: null, error: null },
      status: index === 0 ? ('sending' as const) : ('waiting' as const),
    }));
    const since = { ...noChanges, added: [{ ...shop, id: 'new 2', name: 'blog' }] };
    const flow = start({ run: { direction: 'forward', key: 'k', progress }, staged: since });
    await flow.answer('readZone', [root, edited, old]);
    sendAll(flow, 'undo');
    await flow.answer('readZone', [root, edited, old]);
    await flow.accept(null);
    await flow.answer('readZone', zone);
    expect(flow.state()).toBe('undone');
    sendAll(flow, 'leave');
    expect(flow.context().changes).toEqual(since);
    expect(flow.effectsOf('rememberStaged')).toEqual([{ changes: since }, { changes: since }]);
  });

  it('leaves what was staged since staged when it is applied after all and then taken back', async () => {
    const since = { ...noChanges, added: [{ ...shop, id: 'new 2', name: 'blog' }] };
    const flow = start({ run: { ...earlier, progress: sending }, staged: since });
    await flow.answer('readZone', [...zone, given]);
    sendAll(flow, 'continue');
    await flow.answer('readZone', [...zone, given]);
    sendAll(flow, 'undo');
    await flow.answer('readZone', [...zone, given]);
    expect(flow.state()).toEqual({ undoing: 'sending' });
    expect(flow.effectsOf('rememberStaged').at(-1)).toEqual({ changes: since });
  });

  it('and what was staged since for the same record are combined field by field', async () => {
    const run = beginRun(stepsOf(staged), 'forward', 'k');
    const proxied = { before: www, after: { ...www, proxied: false } };
    const flow = start({ run, staged: { ...noChanges, edited: [proxied] } });
    await flow.answer('readZone', zone);
    sendAll(flow, 'leave');
    expect(flow.context().changes.edited).toEqual([{ before: www, after: { ...www, ttl: 300, proxied: false } }]);
  });
});

it('any change set, broken off anywhere and gone on with, leads to the zone that was wanted', async () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const before = randomZone(seed, 6).filter(({ type }) => type !== 'CNAME');
    const wanted = randomZone(seed + 500, 6).filter(({ type }) => type !== 'CNAME');
    const flow = start({ zone: before });
    await flow.apply(diffZones(before, wanted));
    const server = new Map(before.map((record) => [record.id, record]));
    const perform = ({ step }: StepRequest, id: string) => {
      if (step.kind === 'delete') server.delete(step.record.id);
      else
        server.set(step.kind === 'add' ? id : step.record.id, {
          ...step.record,
          id: step.kind === 'add' ? id : step.record.id,
        });
    };
    for (let turn = 0; turn < 200 && flow.state() !== 'applied'; turn += 1) {
      const call = flow.calls.findLast((candidate) => candidate.listening());
      if (!call) sendAll(flow, flow.snapshot().can({ type: 'continue' }) ? 'continue' : 'check');
      else if (call.actor === 'readZone') await flow.answer('readZone', [...server.values()]);
      else {
        const fate = (turn * 7 + seed) % 5;
        if (fate !== 0) perform(call.input as StepRequest, `given ${turn}`);
        if (fate > 1) await flow.answer('applyStep', { id: fate === 2 ? null : `given ${turn}` });
        else await flow.fail('applyStep', lost);
      }
    }
    expect(flow.state()).toBe('applied');
    const facts = (records: Iterable<ZoneRecord>) =>
      [...records].flatMap(({ name, type, values }) => values.map((value) => `${name} ${type} ${value}`)).sort();
    expect(facts(server.values())).toEqual(facts(wanted));
  }
});
