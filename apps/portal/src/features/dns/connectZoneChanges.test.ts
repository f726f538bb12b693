import { noChanges } from '@may/domain/dns/changeSet.ts';
import { stepsOf } from '@may/domain/dns/stepOrder.ts';
import type { StepError, StepStatus } from '@may/domain/dns/stepProgress.ts';
import { zoneRecordFixture } from '@may/domain/fixtures';
import type { ChangeSetContext } from '@may/machines/dns/changeSet.types.ts';
import { changeSetMachine } from '@may/machines/dns/changeSetMachine.ts';
import { describe, expect, it, vi } from 'vitest';
import type { StateValueFrom } from 'xstate';
import { connectZoneChanges } from './connectZoneChanges.ts';

const www = zoneRecordFixture({ id: 'www' });
const changes = { ...noChanges, edited: [{ before: www, after: { ...www, ttl: 300 } }] };
const shop = zoneRecordFixture({ id: 'shop', name: 'shop' });
const start: ChangeSetContext = {
  domain: { id: 'dom_1', name: 'bienxanh.vn' },
  zone: [www],
  changes,
  undo: null,
  accepted: [],
  conflicts: [],
  run: null,
  last: null,
  needsConfirmation: false,
  isFound: false,
  looks: 0,
  isUnread: false,
};
const sendable = { consent: null, onPress: expect.any(Function) };
const conflicts = [{ step: { key: 'delete www', kind: 'delete', record: www } as const, now: null }];
const viewAt = (value: StateValueFrom<typeof changeSetMachine>, context: Partial<ChangeSetContext> = {}) =>
  connectZoneChanges(changeSetMachine.resolveState({ value, context: { ...start, ...context } }), vi.fn(), {
    createKey: () => 'run',
    isKept: () => true,
    onDone: vi.fn(),
    onUndo: vi.fn(),
    onReview: vi.fn(),
  });
const ran = (status: StepStatus, by: 'back' | StepError['kind'] | null = null) => {
  const error = by === null || by === 'back' ? null : { kind: by, serverMessage: null };
  const progress = stepsOf(changes).map((step) => ({ step, status, id: null, error }));
  return { run: { direction: by === 'back' ? 'back' : 'forward', key: 'run', progress } as const };
};
const actions = (...names: string[]) => ({ actions: names.map((name) => ({ name })) });
const running = (direction: string, phase: string) => ({ shows: 'progress', direction, phase });

describe('connectZoneChanges', () => {
  it('draws what each state has to show', () => {
    const rows: [string, StateValueFrom<typeof changeSetMachine>, Partial<ChangeSetContext>, object][] = [
      ['nothing staged: an empty page', 'staging', { changes: noChanges }, { shows: 'nothing' }],
      ['staged changes before the review: loading', 'staging', {}, { shows: 'loading' }],
      ['a review: the changes', 'reviewing', {}, { shows: 'review', changes }],
      ['a review without changes: an empty page', 'reviewing', { changes: noChanges }, { shows: 'nothing' }],
      ['an undo without changes: conflicts', 'reviewing', { changes: noChanges, conflicts }, { conflicts }],
      [
        'an undo of earlier: its changes',
        'reviewing',
        { changes: noChanges, undo: { changes, conflicts: [] } },
        { isUndo: true, changes },
      ],
      ['unread records: a note', 'reviewing', { isUnread: true }, { isUnread: true }],
      ['a step that is sent: sending', { applying: 'sending' }, ran('sending'), running('forward', 'sending')],
      ['a lost answer: checking', { applying: 'reconciling' }, ran('unknown'), running('forward', 'checking')],
      [
        'a step before its retry: checking',
        { applying: 'verifying' },
        ran('notApplied'),
        running('forward', 'checking'),
      ],
      ['a step of an undo: sending', { applying: 'sending' }, ran('sending', 'back'), running('back', 'sending')],
      ['the end of an undo', 'applied', ran('applied', 'back'), { shows: 'result', direction: 'back' }],
      ['an end with a conflict: the conflict', 'applied', { ...ran('applied'), conflicts }, { conflicts }],
      ['an end with nothing in force: no undo', 'applied', { ...ran('skipped'), changes: noChanges }, actions('leave')],
      [
        'an end beside a staged change: its review',
        'applied',
        ran('skipped'),
        { staged: 1, ...actions('review', 'leave') },
      ],
    ];
    for (const [drawn, value, context, expected] of rows)
      expect.soft(viewAt(value, context), drawn).toMatchObject(expected);
  });

  it('halts with the reason, and offers only what may help', () => {
    const rows: [string, Partial<ChangeSetContext>, string, string][] = [
      ['an unknown step: only check', ran('unknown'), 'unknown', 'check'],
      ['accepted steps and an unread list: only check', { ...ran('accepted'), isUnread: true }, 'unread', 'check'],
      ['an edit that is neither as before nor as sent: its reason', ran('unclear'), 'unclear', 'continue check leave'],
      ['nothing in force: no undo', ran('notApplied'), 'notApplied', 'continue check leave'],
      ['a run found after a reload: undo', { ...ran('applied'), isFound: true }, 'found', 'continue check undo leave'],
      ['a press on stop: its reason', ran('waiting'), 'stopped', 'continue check leave'],
      ['unread records: their reason', { ...ran('waiting'), isUnread: true }, 'unread', 'continue check leave'],
      ['a missing call: leave first', ran('refused', 'notOffered'), 'notOffered', 'leave continue'],
      ['an ended session: its reason', ran('refused', 'signedOut'), 'signedOut', 'continue check leave'],
      ['an unlisted value: its reason', ran('unclear', 'unconfirmed'), 'unconfirmed', 'continue check leave'],
    ];
    for (const [halt, context, reason, names] of rows) {
      expect
        .soft(viewAt('halted', context), halt)
        .toMatchObject({ shows: 'halt', reason, ...actions(...names.split(' ')) });
    }
  });

  const mail = zoneRecordFixture({ id: 'mail', name: '@', type: 'MX', values: ['mx.zoho.com'], proxied: false });
  const doubled = zoneRecordFixture({ id: 'doubled' });
  const alias = { ...noChanges, added: [{ ...shop, name: 'www', type: 'CNAME', values: ['a.b'] }] };
  const stopping = { zone: [www, mail], changes: { ...noChanges, deleted: [mail] } };
  const asked = { consent: { graves: ['mailWouldStop'], isGiven: false }, onPress: null };
  const given = { consent: { isGiven: true }, onPress: expect.any(Function) };
  it('sends changes at once, with consent, or not at all', () => {
    const rows: [string, Partial<ChangeSetContext>, object][] = [
      ['add a CNAME beside a record: blocked', { changes: alias }, { consent: null, onPress: null }],
      ['edit a zone with an older problem: sendable', { zone: [www, doubled] }, sendable],
      ['stop mail: asked for consent', stopping, asked],
      ['stop mail with consent: sendable', { ...stopping, accepted: ['["mailWouldStop","@",null]'] }, given],
    ];
    for (const [name, context, confirm] of rows)
      expect.soft(viewAt('reviewing', context), name).toMatchObject({ confirm });
  });
});
