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
  distinguishes: ({ context: { zone, changes, accepted, run } }) =>
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
const ran = (status: StepStatus, by: 'back' | StepError['kind'] | null = null) => {
  const error = by === null || by === 'back' ? null : { kind: by, serverMessage: null };
  const progress = stepsOf(changes).map((step) => ({ step, status, id: null, error }));
  return { run: { direction: by === 'back' ? 'back' : 'forward', key: 'run', progress } as const };
};
const actions = (...names: string[]) => ({ actions: names.map((name) => ({ name })) });
const running = (direction: string, phase: string) => ({ shows: 'progress', direction, phase });

describe('connectZoneChanges', () => {
  it.each<[string, StateValueFrom<typeof changeSetMachine>, Partial<ChangeSetContext>, object]>([
    ['nothing staged: an empty page', 'staging', { changes: noChanges }, { shows: 'nothing' }],
    ['staged changes before the review: loading', 'staging', {}, { shows: 'loading' }],
    ['a review: the changes', 'reviewing', {}, { shows: 'review', changes }],
    ['a review without changes: an empty page', 'reviewing', { changes: noChanges }, { shows: 'nothing' }],
    ['an undo without changes: lost records', 'reviewing', { changes: noChanges, lost: [www] }, { lost: [www] }],
    ['an undo of earlier: its changes', 'reviewing', { changes: noChanges, undo: changes }, { isUndo: true, changes }],
    ['a swap of two names: the replaced record', 'reviewing', { changes: swapped }, { replaced: [www] }],
    ['unread records: a note', 'reviewing', { isUnread: true }, { isUnread: true }],
    ['a step that is sent: sending', { applying: 'sending' }, ran('sending'), running('forward', 'sending')],
    ['a lost answer: checking', { applying: 'reconciling' }, ran('unknown'), running('forward', 'checking')],
    ['a step before its retry: checking', { applying: 'verifying' }, ran('notApplied'), running('forward', 'checking')],
    ['a step of an undo: sending', { undoing: 'sending' }, ran('sending', 'back'), running('back', 'sending')],
    ['the end of an undo: no undo', 'undone', ran('applied', 'back'), { direction: 'back', ...actions('leave') }],
    ['an end with a lost record: the record', 'undone', { ...ran('applied', 'back'), lost: [www] }, { lost: [www] }],
    ['an end with nothing in force: no undo', 'applied', ran('skipped'), { shows: 'result', ...actions('leave') }],
  ])('draws %s', (_, value, context, expected) => {
    expect(viewAt(value, context)).toMatchObject(expected);
  });

  it.each<[string, Partial<ChangeSetContext>, string, string]>([
    ['an unknown step: only check', ran('unknown'), 'unknown', 'check'],
    ['accepted steps and an unread list: only check', { ...ran('accepted'), isUnread: true }, 'unknown', 'check'],
    ['nothing in force: no undo', ran('notApplied'), 'notApplied', 'continue skip check leave'],
    [
      'a run found after a reload: undo',
      { ...ran('applied'), isFound: true },
      'found',
      'continue skip check undo leave',
    ],
    ['a press on stop: its reason', ran('waiting'), 'stopped', 'continue skip check leave'],
    ['unread records: their reason', { ...ran('waiting'), isUnread: true }, 'unread', 'continue skip check leave'],
    ['a missing call: skip first', ran('refused', 'notOffered'), 'notOffered', 'skip continue check leave'],
    ['an ended session: its reason', ran('refused', 'signedOut'), 'signedOut', 'continue skip check leave'],
    ['an unlisted value: its reason', ran('unclear', 'unconfirmed'), 'unconfirmed', 'continue skip check leave'],
  ])('halts at %s', (_, context, reason, names) => {
    expect(viewAt('halted', context)).toMatchObject({ shows: 'halt', reason, ...actions(...names.split(' ')) });
  });

  it('offers no undo of an undo that halted', () => {
    const halt = { direction: 'back', reason: 'refused', ...actions('continue', 'skip', 'check', 'leave') };
    expect(viewAt('undoHalted', ran('refused', 'back'))).toMatchObject(halt);
  });

  const others = ['a', 'b', 'c'].map((name) => zoneRecordFixture({ id: name, name }));
  const deleting = { ...noChanges, deleted: others.slice(0, 2) };
  const doubled = zoneRecordFixture({ id: 'doubled' });
  const alias = { ...noChanges, added: [{ ...shop, name: 'www', type: 'CNAME', values: ['a.b'] }] };
  const most = { zone: others, changes: deleting };
  const asked = { consent: { graves: ['manyDeleted'], isGiven: false }, onPress: null };
  const given = { consent: { isGiven: true }, onPress: expect.any(Function) };
  it.each<[string, Partial<ChangeSetContext>, 'edit' | 'delete' | null, object]>([
    ['edit without the call to edit: blocked', {}, 'edit', { missingCalls: ['edit'], onPress: null }],
    ['add without the call to edit: sendable', { changes: { ...noChanges, added: [shop] } }, 'edit', sendable],
    ['swap names without the call to delete: blocked', { changes: swapped }, 'delete', { missingCalls: ['delete'] }],
    ['add a CNAME beside a record: blocked', { changes: alias }, null, { consent: null, onPress: null }],
    ['edit a zone with an older problem: sendable', { zone: [www, doubled] }, null, sendable],
    ['delete most records: asked for consent', most, null, asked],
    ['delete most records with consent: sendable', { ...most, accepted: ['manyDeleted'] }, null, given],
    ['delete most records without the call: not asked for consent', most, 'delete', { consent: null, onPress: null }],
  ])('changes that %s', (_, context, call, confirm) => {
    const missing = { edit: call === 'edit', delete: call === 'delete' };
    expect(viewAt('reviewing', context, missing)).toMatchObject({ confirm });
  });

  it('offers to undo applied changes, and opens the records after it has left the run', () => {
    const view = viewAt('applied', ran('applied'));
    if (view.shows !== 'result') throw new Error(`Expected the end of the run, got ${view.shows}.`);
    for (const { onPress } of view.actions) onPress();
    expect(send.mock.calls).toEqual([[{ type: 'leave' }], [{ type: 'undo' }]]);
    expect(onDone.mock.invocationCallOrder[0]).toBeGreaterThan(send.mock.invocationCallOrder[0] ?? 0);
  });
});
