import { noChanges, type StepStatus, sizeOfChanges, stepsOf } from '@may/domain';
import { zoneRecordFixture } from '@may/domain/fixtures';
import { type ChangeSetContext, changeSetMachine } from '@may/machines';
import { changeSetChart } from '@may/machines/testing';
import { describe, expect, it, vi } from 'vitest';
import type { StateValueFrom } from 'xstate';
import { describeConnect } from '../../testing/describeConnect.ts';
import { connectZoneChanges } from './connectZoneChanges.ts';

describeConnect({
  proves: { connectZoneChanges },
  machine: changeSetMachine,
  chart: changeSetChart,
  tells: ({ context: { zone, changes, accepted, run } }) =>
    run === null
      ? [zone.length, sizeOfChanges(changes), accepted]
      : [run.direction, new Set(run.progress.map(({ status }) => status)).size],
  screens: {
    any: (snapshot, send, app) =>
      connectZoneChanges(snapshot, send, {
        missing: { edit: false, delete: false },
        createKey: () => 'run',
        onDone: app('onDone'),
      }),
  },
  presses: {
    'confirm.onPress': {
      gives: { type: 'confirm', key: 'run' },
      offered: (view) => view.state === 'reviewing' && sizeOfChanges(view.changes) > 0,
    },
    'confirm.consent.onChange': {
      gives: (_, isGiven: boolean) => (isGiven ? 'consent.give' : 'consent.withdraw'),
      with: [[true], [false]],
    },
    onTakeBack: { gives: 'stage', with: [['new shop'], ['www']] },
    onDiscard: 'discard',
    onStop: 'stop',
    onCheck: { gives: 'check', offered: (view) => view.state === 'halted' && view.can.check },
    onGoOn: { gives: 'goOn', offered: (view) => view.state === 'halted' && view.can.goOn },
    onSkip: { gives: 'skip', offered: (view) => view.state === 'halted' && view.can.skip },
    onGoBack: { gives: 'goBack', offered: (view) => view.state === 'halted' && view.can.goBack },
    onLeave: { gives: 'leave onDone()', offered: (view) => view.state !== 'halted' || view.can.leave },
    onUndo: 'undo',
  },
  waitsFor: {
    staging: 'the page, which asks for the review as it opens',
    reviewing: 'the link to the records, once everything was taken back',
  },
});

const www = zoneRecordFixture({ id: 'www' });
const changes = { ...noChanges, edited: [{ before: www, after: { ...www, ttl: 300 } }] };
const shop = zoneRecordFixture({ id: 'shop', name: 'shop' });
const swapped = {
  ...noChanges,
  edited: [
    { before: www, after: { ...www, name: 'shop' } },
    { before: shop, after: { ...shop, name: 'www' } },
  ],
};
const start: ChangeSetContext = {
  domain: { id: 'dom_1', name: 'bienxanh.vn' },
  zone: [www],
  changes,
  undo: null,
  accepted: [],
  lost: [],
  run: null,
  asksFirst: false,
  isFound: false,
  isUnread: false,
};
const sendable = { missingCalls: [], consent: null, onPress: expect.any(Function) };
const onDone = vi.fn();
const send = vi.fn();
const viewAt = (
  value: StateValueFrom<typeof changeSetMachine>,
  context: Partial<ChangeSetContext> = {},
  missing = { edit: false, delete: false },
) =>
  connectZoneChanges(changeSetMachine.resolveState({ value, context: { ...start, ...context } }), send, {
    missing,
    createKey: () => 'run',
    onDone,
  });
const ran = (status: StepStatus, direction: 'forward' | 'back' = 'forward') => ({
  run: {
    direction,
    key: 'run',
    progress: stepsOf(changes).map((step) => ({ step, status, id: null, error: null })),
  },
});
const onlyCheck = { check: true, goOn: false, skip: false, goBack: false, leave: false };
const running = (direction: string, phase: string) => ({ state: 'running', direction, phase });

describe('what the changes of a zone say', () => {
  it.each<[string, StateValueFrom<typeof changeSetMachine>, Partial<ChangeSetContext>, object]>([
    ['nothing staged: the page is empty', 'staging', { changes: noChanges }, { state: 'empty' }],
    ['staged, not asked for a review yet: it loads', 'staging', {}, { state: 'loading' }],
    ['a review: what changes', 'reviewing', {}, { state: 'reviewing', changes }],
    [
      'a review of which all was taken back: the page is empty',
      'reviewing',
      { changes: noChanges },
      { state: 'empty' },
    ],
    [
      'an undo of which nothing is left: what cannot be restored is told',
      'reviewing',
      { changes: noChanges, lost: [www] },
      { state: 'reviewing', lost: [www] },
    ],
    ['a step on its way: sending', { applying: 'sending' }, ran('sending'), running('forward', 'sending')],
    ['a lost answer: checking', { applying: 'reconciling' }, ran('unknown'), running('forward', 'checking')],
    [
      'a step before it is sent again: checking',
      { applying: 'verifying' },
      ran('notApplied'),
      running('forward', 'checking'),
    ],
    ['an undo on its way: sending back', { undoing: 'sending' }, ran('sending', 'back'), running('back', 'sending')],
    ['a run that does not know: only to check', 'halted', ran('unknown'), { state: 'halted', can: onlyCheck }],
    [
      'a run of which nothing is in force: no way back',
      'halted',
      ran('notApplied'),
      { direction: 'forward', can: { ...onlyCheck, goOn: true, skip: true, leave: true } },
    ],
    [
      'a run found after a reload: said so, with a way back',
      'halted',
      { ...ran('applied'), asksFirst: true, isFound: true },
      { isFound: true, can: { goBack: true } },
    ],
    [
      'an undo that halted: no way back from it',
      'undoHalted',
      ran('refused', 'back'),
      { state: 'halted', direction: 'back', can: { goBack: false, leave: true } },
    ],
    [
      'a run that was stopped by a press: not said to be found after a reload',
      'halted',
      { ...ran('waiting'), asksFirst: true },
      { isFound: false },
    ],
    [
      'a run accepted and not read back: only to check',
      'halted',
      { ...ran('accepted'), isUnread: true },
      { state: 'halted', isUnread: true, can: onlyCheck },
    ],
    [
      'an undo of earlier: its own changes, not what is staged',
      'reviewing',
      { changes: noChanges, undo: changes },
      { state: 'reviewing', isUndo: true, changes },
    ],
    [
      'records that swap their names: they go through a deletion',
      'reviewing',
      { changes: swapped },
      { replaced: [www] },
    ],
    [
      'records that could not be read before the first step: said so',
      'reviewing',
      { isUnread: true },
      { isUnread: true },
    ],
    [
      'an end with a record that another person changed: named',
      'undone',
      { ...ran('applied', 'back'), lost: [www] },
      { state: 'undone', lost: [www] },
    ],
    ['an undo that is through: not undone again', 'undone', ran('applied', 'back'), { state: 'undone', onUndo: null }],
    ['a run that put nothing in force: nothing to undo', 'applied', ran('skipped'), { state: 'applied', onUndo: null }],
  ])('draws %s', (_, value, context, expected) => {
    expect(viewAt(value, context)).toMatchObject(expected);
  });

  const others = ['a', 'b', 'c'].map((name) => zoneRecordFixture({ id: name, name }));
  const deleting = { ...noChanges, deleted: others.slice(0, 2) };
  const doubled = zoneRecordFixture({ id: 'doubled' });
  it.each<[string, Partial<ChangeSetContext>, Partial<{ edit: boolean; delete: boolean }>, object]>([
    ['edit without the call to edit: blocked', {}, { edit: true }, { missingCalls: ['edit'], onPress: null }],
    [
      'add without the call to edit: can be sent',
      { changes: { ...noChanges, added: [shop] } },
      { edit: true },
      sendable,
    ],
    [
      'swap two names without the call to delete: blocked',
      { changes: swapped },
      { delete: true },
      { missingCalls: ['delete'], onPress: null },
    ],
    [
      'add a second record beside a CNAME: blocked',
      { changes: { ...noChanges, added: [{ ...shop, name: 'www', type: 'CNAME', values: ['a.b'] }] } },
      {},
      { consent: null, onPress: null },
    ],
    ['edit a zone with an older problem: can be sent', { zone: [www, doubled] }, {}, sendable],
    [
      'delete most records: needs consent',
      { zone: others, changes: deleting },
      {},
      { consent: { graves: ['manyDeleted'], isGiven: false }, onPress: null },
    ],
    [
      'delete most records, accepted: can be sent',
      { zone: others, changes: deleting, accepted: ['manyDeleted'] },
      {},
      { consent: { isGiven: true }, onPress: expect.any(Function) },
    ],
    [
      'delete most records without the call to delete: blocked, not asked about',
      { zone: others, changes: deleting },
      { delete: true },
      { consent: null, onPress: null },
    ],
  ])('changes that %s', (_, context, missing, confirm) => {
    expect(viewAt('reviewing', context, { edit: false, delete: false, ...missing })).toMatchObject({ confirm });
  });

  it('offers to take back what is in force, and leads to the records only after the run is put away', () => {
    const view = viewAt('applied', ran('applied'));
    if (view.state !== 'applied') throw new Error(`Expected the end of the run, got ${view.state}.`);
    view.onUndo?.();
    view.onLeave();
    expect(send.mock.calls).toEqual([[{ type: 'undo' }], [{ type: 'leave' }]]);
    expect(onDone.mock.invocationCallOrder[0]).toBeGreaterThan(send.mock.invocationCallOrder[1] ?? 0);
  });
});
