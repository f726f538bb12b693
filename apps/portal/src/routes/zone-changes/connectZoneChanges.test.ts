import { noChanges, sizeOfChanges, stepsOf } from '@may/domain';
import { zoneRecordFixture } from '@may/domain/fixtures';
import { type ChangeSetContext, changeSetMachine, type StepStatus } from '@may/machines';
import { changeSetChart } from '@may/machines/testing';
import { describe, expect, it, vi } from 'vitest';
import type { StateValueFrom } from 'xstate';
import { describeConnect } from '../../testing/describeConnect.ts';
import { connectZoneChanges } from './connectZoneChanges.ts';

describeConnect({
  proves: { connectZoneChanges },
  machine: changeSetMachine,
  chart: changeSetChart,
  tells: ({ context: { zone, changes, run } }) =>
    run === null ? [zone, changes] : [run.direction, new Set(run.progress.map(({ status }) => status)).size],
  screens: {
    any: (snapshot, send, app) =>
      connectZoneChanges(snapshot, send, {
        missing: { edit: false, delete: false },
        createKey: () => 'run',
        onDone: app('onDone'),
      }),
  },
  presses: {
    onConfirm: {
      gives: { type: 'confirm', key: 'run' },
      offered: (view) =>
        view.state === 'reviewing' &&
        !view.findings.some(({ severity, isNew }) => severity === 'blocking' && isNew) &&
        sizeOfChanges(view.changes) > 0,
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
  lost: [],
  run: null,
  asksFirst: false,
  isFound: false,
  isUnread: false,
};
const onDone = vi.fn();
const send = vi.fn();
const viewAt = (value: StateValueFrom<typeof changeSetMachine>, context: Partial<ChangeSetContext> = {}) =>
  connectZoneChanges(changeSetMachine.resolveState({ value, context: { ...start, ...context } }), send, {
    missing: { edit: false, delete: false },
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
    ['a review: what changes, and what was before', 'reviewing', {}, { state: 'reviewing', changes, before: [www] }],
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

  it('offers to take back what is in force, and leads to the records only after the run is put away', () => {
    const view = viewAt('applied', ran('applied'));
    if (view.state !== 'applied') throw new Error(`Expected the end of the run, got ${view.state}.`);
    view.onUndo?.();
    view.onLeave();
    expect(send.mock.calls).toEqual([[{ type: 'undo' }], [{ type: 'leave' }]]);
    expect(onDone.mock.invocationCallOrder[0]).toBeGreaterThan(send.mock.invocationCallOrder[1] ?? 0);
  });
});
