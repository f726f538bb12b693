import { noChanges, type StepError, type StepStatus, sizeOfChanges, stepsOf } from '@may/domain';
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
      offered: (view) => view.shows === 'review' && sizeOfChanges(view.changes) > 0,
    },
    'confirm.consent.onChange': {
      gives: (_, isGiven: boolean) => (isGiven ? 'consent.give' : 'consent.withdraw'),
      with: [[true], [false]],
    },
    onTakeBack: { gives: 'stage', with: [['new shop'], ['www']] },
    onDiscard: 'discard',
    'actions.stop': 'stop',
    'actions.check': 'check',
    'actions.continue': 'continue',
    'actions.skip': 'skip',
    'actions.undo': 'undo',
    'actions.leave': 'leave onDone()',
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
  needsConfirmation: false,
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
const ran = (status: StepStatus, direction: 'forward' | 'back' = 'forward', kind: StepError['kind'] | null = null) => ({
  run: {
    direction,
    key: 'run',
    progress: stepsOf(changes).map((step) => ({
      step,
      status,
      id: null,
      error: kind && { kind, serverMessage: null },
    })),
  },
});
const actions = (...names: string[]) => ({ actions: names.map((name) => ({ name })) });
const running = (direction: string, phase: string) => ({ shows: 'progress', direction, phase });

describe('what the changes of a zone say', () => {
  it.each<[string, StateValueFrom<typeof changeSetMachine>, Partial<ChangeSetContext>, object]>([
    ['nothing staged: the page is empty', 'staging', { changes: noChanges }, { shows: 'nothing' }],
    ['staged, not asked for a review yet: it loads', 'staging', {}, { shows: 'loading' }],
    ['a review: what changes', 'reviewing', {}, { shows: 'review', changes }],
    [
      'a review of which all was taken back: the page is empty',
      'reviewing',
      { changes: noChanges },
      { shows: 'nothing' },
    ],
    [
      'an undo of which nothing is left: what cannot be restored is told',
      'reviewing',
      { changes: noChanges, lost: [www] },
      { shows: 'review', lost: [www] },
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
    [
      'a run that does not know: only to check',
      'halted',
      ran('unknown'),
      { shows: 'halt', reason: 'unknown', ...actions('check') },
    ],
    [
      'a run of which nothing is in force: no way back',
      'halted',
      ran('notApplied'),
      { direction: 'forward', reason: 'notApplied', ...actions('continue', 'skip', 'check', 'leave') },
    ],
    [
      'a run found after a reload: said so, with a way back',
      'halted',
      { ...ran('applied'), needsConfirmation: true, isFound: true },
      { reason: 'found', isFound: true, ...actions('continue', 'skip', 'check', 'undo', 'leave') },
    ],
    [
      'an undo that halted: no way back from it',
      'undoHalted',
      ran('refused', 'back'),
      { shows: 'halt', direction: 'back', reason: 'refused', ...actions('continue', 'skip', 'check', 'leave') },
    ],
    [
      'a run that was stopped by a press: not said to be found after a reload',
      'halted',
      { ...ran('waiting'), needsConfirmation: true },
      { reason: 'stopped', isFound: false },
    ],
    [
      'a run accepted and not read back: only to check',
      'halted',
      { ...ran('accepted'), isUnread: true },
      { reason: 'unknown', ...actions('check') },
    ],
    [
      'a call that the provider does not have: to skip it comes first',
      'halted',
      ran('refused', 'forward', 'notOffered'),
      { reason: 'notOffered', ...actions('skip', 'continue', 'check', 'leave') },
    ],
    ['a session that ended: its reason', 'halted', ran('refused', 'forward', 'signedOut'), { reason: 'signedOut' }],
    [
      'a value that no list shows: its reason',
      'halted',
      ran('unclear', 'back', 'unconfirmed'),
      { reason: 'unconfirmed' },
    ],
    [
      'records that could not be read: the reason',
      'halted',
      { ...ran('waiting'), isUnread: true },
      { reason: 'unread' },
    ],
    [
      'an undo of earlier: its own changes, not what is staged',
      'reviewing',
      { changes: noChanges, undo: changes },
      { shows: 'review', isUndo: true, changes },
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
      { shows: 'result', direction: 'back', lost: [www] },
    ],
    [
      'an undo that is through: not undone again',
      'undone',
      ran('applied', 'back'),
      { shows: 'result', ...actions('leave') },
    ],
    [
      'a run that put nothing in force: nothing to undo',
      'applied',
      ran('skipped'),
      { shows: 'result', ...actions('leave') },
    ],
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
    if (view.shows !== 'result') throw new Error(`Expected the end of the run, got ${view.shows}.`);
    for (const { onPress } of view.actions) onPress();
    expect(send.mock.calls).toEqual([[{ type: 'leave' }], [{ type: 'undo' }]]);
    expect(onDone.mock.invocationCallOrder[0]).toBeGreaterThan(send.mock.invocationCallOrder[0] ?? 0);
  });
});
