import { type ChangeSet, diffZones, noChanges, type ZoneRecord } from '@may/domain';
import { randomZone, zoneRecordFixture } from '@may/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { playChart, sendAll } from '../testing/playChart.ts';
import type { ChangeRun, ChangeSetInput, StepRequest } from './changeSet.types.ts';
import { changeSetMachine } from './changeSetMachine.ts';

const root = zoneRecordFixture({ id: 'root', name: '@' });
const www = zoneRecordFixture({ id: 'www' });
const old = zoneRecordFixture({ id: 'old', name: 'old' });
const shop = zoneRecordFixture({ id: 'new 1', name: 'shop' });
const zone = [root, www, old];
const edited = { ...www, ttl: 300 };
const changes: ChangeSet = { added: [shop], edited: [{ before: www, after: edited }], deleted: [old] };
const lost = new Error('the connection broke');

const start = (input: Partial<ChangeSetInput> = {}) => {
  const play = playChart(changeSetMachine, {
    domain: { id: 'dom_1', name: 'bienxanh.vn' },
    zone,
    staged: null,
    run: null,
    ...input,
  });
  const context = () => play.snapshot().context;
  return {
    ...play,
    context,
    state: () => play.snapshot().value,
    statuses: () => context().run?.progress.map(({ status }) => status),
    keys: () => play.callsOf('applyStep').map(({ input: given }) => (given as StepRequest).step.key),
    apply: (staged: ChangeSet = changes) => {
      play.actor.send({ type: 'stage', changes: staged });
      play.actor.send({ type: 'review' });
      play.actor.send({ type: 'confirm', key: 'k' });
    },
  };
};

describe('changes', () => {
  it('are staged together, shown before anything is sent, and applied one by one', async () => {
    const flow = start();
    flow.actor.send({ type: 'stage', changes: { ...noChanges, added: [shop] } });
    flow.actor.send({ type: 'stage', changes: { ...changes, added: [] } });
    expect(flow.context().changes).toEqual(changes);
    sendAll(flow, 'review');
    expect([flow.state(), flow.calls.length]).toEqual(['reviewing', 0]);
    flow.actor.send({ type: 'confirm', key: 'k' });
    await flow.answer('applyStep', { id: null });
    expect(flow.statuses()).toEqual(['applied', 'sending', 'waiting']);
    await flow.answer('applyStep', { id: 'rec_9' });
    await flow.answer('applyStep', { id: null });
    expect(flow.state()).toBe('applied');
    expect(flow.keys()).toEqual(['edit www', 'add new 1', 'delete old']);
    expect(flow.context().zone).toEqual([root, edited, { ...shop, id: 'rec_9' }]);
    expect(flow.effectsOf('rememberUndo')).toEqual([
      { changes: { added: [old], edited: [{ before: edited, after: www }], deleted: [{ ...shop, id: 'rec_9' }] } },
    ]);
  });

  it('are undone in the opposite order, to the zone there was', async () => {
    const flow = start();
    flow.apply();
    for (const id of [null, 'rec_9', null]) await flow.answer('applyStep', { id });
    sendAll(flow, 'undo');
    for (const id of ['rec_10', null, null]) await flow.answer('applyStep', { id });
    expect(flow.state()).toBe('undone');
    expect(flow.keys().slice(3)).toEqual(['undo add old', 'undo add new 1', 'undo edit www']);
    expect(flow.context().zone).toEqual([root, www, { ...old, id: 'rec_10' }]);
    sendAll(flow, 'leave');
    expect(flow.context()).toMatchObject({ run: null, changes: noChanges });
  });

  it('that would break a name are not applied, and what is wrong already keeps nobody from other changes', () => {
    const alias = { ...shop, type: 'CNAME', values: ['a.b'], name: 'www' };
    const flow = start();
    flow.apply({ ...noChanges, added: [alias] });
    expect([flow.state(), flow.calls.length]).toEqual(['reviewing', 0]);
    const mending = start({ zone: [...zone, { ...alias, id: 'alias' }] });
    mending.apply({ ...noChanges, deleted: [old] });
    expect(mending.calls).toHaveLength(1);
  });

  it('follow what others changed meanwhile', () => {
    const flow = start({ staged: changes });
    flow.actor.send({ type: 'zone.changed', zone: [root, { ...www, values: ['9.9.9.9'] }] });
    expect(flow.context().changes).toMatchObject({ deleted: [], edited: [{ before: { values: ['9.9.9.9'] } }] });
  });
});

describe('an answer that is lost', () => {
  it('is looked up in the list: in force goes on, and nothing is sent twice', async () => {
    const flow = start();
    flow.apply();
    await flow.answer('applyStep', { id: null });
    await flow.fail('applyStep', lost);
    expect(flow.statuses()).toEqual(['applied', 'unknown', 'waiting']);
    await flow.answer('readZone', [root, edited, old, { ...shop, id: 'rec_9' }]);
    await flow.answer('applyStep', { id: null });
    expect(flow.state()).toBe('applied');
    expect(flow.keys()).toEqual(['edit www', 'add new 1', 'delete old']);
    expect(flow.context().run?.progress[1]).toMatchObject({ status: 'applied', id: 'rec_9' });
  });

  it('and not in force halts with what is, and waits for a press to go on', async () => {
    const flow = start();
    flow.apply();
    await flow.answer('applyStep', { id: null });
    await flow.fail('applyStep', lost);
    await flow.answer('readZone', [root, edited, old]);
    expect(flow.state()).toBe('halted');
    expect(flow.statuses()).toEqual(['applied', 'notApplied', 'waiting']);
    flow.clock.increment(600_000);
    expect(flow.callsOf('applyStep')).toHaveLength(2);
    sendAll(flow, 'goOn');
    await flow.answer('readZone', [root, edited, old]);
    const [, first, again] = flow.callsOf('applyStep').map(({ input }) => (input as StepRequest).attemptKey);
    expect(again).toBe(first);
  });

  it('that arrives before somebody goes on is not sent again', async () => {
    const flow = start();
    flow.apply({ ...noChanges, added: [shop] });
    await flow.fail('applyStep', lost);
    await flow.answer('readZone', zone);
    sendAll(flow, 'goOn');
    await flow.answer('readZone', [...zone, { ...shop, id: 'late' }]);
    expect([flow.state(), flow.callsOf('applyStep').length]).toEqual(['applied', 1]);
  });

  it('stays unknown while nobody can be asked, and is asked about before anything else', async () => {
    const flow = start();
    flow.apply();
    await flow.fail('applyStep', lost);
    await flow.fail('readZone', lost);
    expect(flow.statuses()).toEqual(['unknown', 'waiting', 'waiting']);
    sendAll(flow, 'goOn', 'skip', 'goBack', 'leave');
    expect(flow.state()).toBe('halted');
    sendAll(flow, 'check');
    await flow.answer('readZone', [root, edited, old]);
    expect([flow.state(), flow.statuses()]).toEqual(['halted', ['applied', 'waiting', 'waiting']]);
    sendAll(flow, 'goBack');
    await flow.answer('applyStep', { id: null });
    expect([flow.state(), flow.context().zone]).toEqual(['undone', [root, www, old]]);
  });

  it('is known after a reload: the list is asked, and nothing goes on by itself', async () => {
    const before = start();
    before.apply();
    const { run } = before.effectsOf('rememberRun').at(-1) as { run: ChangeRun };
    const flow = start({ run: JSON.parse(JSON.stringify(run)) });
    expect(flow.state()).toEqual({ applying: 'reconciling' });
    await flow.answer('readZone', [root, edited, old]);
    expect([flow.state(), flow.statuses()]).toEqual(['halted', ['applied', 'waiting', 'waiting']]);
    expect(flow.callsOf('applyStep')).toEqual([]);
    sendAll(flow, 'leave');
    expect(flow.context()).toMatchObject({ run: null, changes: { added: [{ name: 'shop' }], deleted: [old] } });
    expect(flow.effectsOf('rememberUndo')).toEqual([
      { changes: { ...noChanges, edited: [{ before: edited, after: www }] } },
    ]);
  });
});

describe('a refusal', () => {
  it('halts with the provider’s words, and can be left out', async () => {
    const flow = start();
    flow.apply();
    await flow.fail('applyStep', { kind: 'notOffered', serverMessage: 'Không có.' });
    await flow.answer('readZone', zone);
    expect(flow.context().run?.progress[0]).toMatchObject({
      status: 'refused',
      error: { kind: 'notOffered', serverMessage: 'Không có.' },
    });
    sendAll(flow, 'skip');
    for (const id of ['rec_9', null]) await flow.answer('applyStep', { id });
    expect([flow.state(), flow.statuses()]).toEqual(['applied', ['skipped', 'applied', 'applied']]);
  });

  it('of what is in force already is none', async () => {
    const flow = start();
    flow.apply({ ...noChanges, deleted: [old] });
    await flow.fail('applyStep', { kind: 'refused', serverMessage: 'Không tìm thấy.' });
    await flow.answer('readZone', [root, www]);
    expect(flow.state()).toBe('applied');
  });

  it('a stop waits for the step that is under way', async () => {
    const flow = start();
    flow.apply();
    sendAll(flow, 'stop');
    expect(flow.state()).toEqual({ applying: 'sending' });
    await flow.answer('applyStep', { id: null });
    expect([flow.state(), flow.statuses()]).toEqual(['halted', ['applied', 'waiting', 'waiting']]);
  });
});

it('an undo of hours ago finds its records again, and names what is not as it was', () => {
  const flow = start({ zone: [root, edited, { ...shop, id: 'listed' }] });
  const inverse = { added: [old], edited: [{ before: edited, after: www }], deleted: [{ ...shop, id: 'rec_9' }, old] };
  flow.actor.send({ type: 'restage', changes: inverse });
  expect(flow.state()).toBe('reviewing');
  expect(flow.context().changes).toMatchObject({ added: [old], edited: [{ after: www }], deleted: [{ id: 'listed' }] });
  expect(flow.context().lost).toEqual([old]);
});

it('any change set, broken off anywhere and gone on with, leads to the zone that was wanted', async () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const before = randomZone(seed, 6).filter(({ type }) => type !== 'CNAME');
    const wanted = randomZone(seed + 500, 6).filter(({ type }) => type !== 'CNAME');
    const flow = start({ zone: before });
    flow.apply(diffZones(before, wanted));
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
      if (!call) sendAll(flow, flow.snapshot().can({ type: 'goOn' }) ? 'goOn' : 'check');
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
