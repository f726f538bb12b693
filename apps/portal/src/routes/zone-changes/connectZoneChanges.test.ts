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
        isUndo: false,
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
const start: ChangeSetContext = {
  domain: { id: 'dom_1', name: 'bienxanh.vn' },
  zone: [www],
  changes,
  lost: [],
  run: null,
  asksFirst: false,
};
const onDone = vi.fn();
const send = vi.fn();
const viewAt = (value: StateValueFrom<typeof changeSetMachine>, context: Partial<ChangeSetContext> = {}) =>
  connectZoneChanges(changeSetMachine.resolveState({ value, context: { ...start, ...context } }), send, {
    missing: { edit: false, delete: false },
    isUndo: false,
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
const nothing = { check: true, goOn: false, skip: false, goBack: false, leave: false };

describe('what the changes of a zone say', () => {
  it.each<[StateValueFrom<typeof changeSetMachine>, Partial<ChangeSetContext>, object]>([
    ['staging', { changes: noChanges }, { state: 'empty' }],
    ['staging', {}, { state: 'loading' }],
    ['reviewing', {}, { state: 'reviewing', changes, before: [www] }],
    ['reviewing', { changes: noChanges }, { state: 'empty' }],
    ['reviewing', { changes: noChanges, lost: [www] }, { state: 'reviewing', lost: [www] }],
    [{ applying: 'sending' }, ran('sending'), { state: 'running', direction: 'forward', phase: 'sending' }],
    [{ applying: 'reconciling' }, ran('unknown'), { state: 'running', direction: 'forward', phase: 'checking' }],
    [{ applying: 'verifying' }, ran('notApplied'), { state: 'running', direction: 'forward', phase: 'checking' }],
    [{ undoing: 'sending' }, ran('sending', 'back'), { state: 'running', direction: 'back', phase: 'sending' }],
    ['halted', ran('unknown'), { state: 'halted', direction: 'forward', can: nothing }],
    ['halted', ran('notApplied'), { state: 'halted', can: { ...nothing, goOn: true, skip: true, leave: true } }],
    ['halted', { ...ran('applied'), asksFirst: true }, { isFound: true, can: { goBack: true } }],
    ['undoHalted', ran('refused', 'back'), { state: 'halted', direction: 'back', can: { goBack: false, leave: true } }],
    ['undone', ran('applied', 'back'), { state: 'undone', onUndo: null }],
    ['applied', ran('skipped'), { state: 'applied', onUndo: null }],
  ])('in %j is as expected (%#)', (value, context, expected) => {
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
