import assert from 'node:assert/strict';
import { type ChangeSet, noChanges } from '@may/domain/dns/changeSet.ts';
import { changesOfSteps } from '@may/domain/dns/changeSteps.ts';
import { consentOf, findingsOf } from '@may/domain/dns/findings.ts';
import type { ZoneRecord } from '@may/domain/dns/records.ts';
import { stepsOf } from '@may/domain/dns/stepOrder.ts';
import { zoneRecordFixture } from '@may/domain/fixtures';
import type { AnyMachineSnapshot } from 'xstate';
import type { ChartSpec } from '../testing/chart.types.ts';
import type { ChangeRun, StepRequest } from './changeSet.types.ts';
import { changeSetMachine } from './changeSetMachine.ts';
import { beginRun, remainingOf } from './progress.ts';

const root = zoneRecordFixture({ id: 'root', name: '@' });
const www = zoneRecordFixture({ id: 'www' });
const shop = zoneRecordFixture({ id: 'new shop', name: 'shop' });
const edited = { ...www, ttl: 300 };
const mail = zoneRecordFixture({ id: 'mail', name: '@', type: 'MX', values: ['mx.zoho.com'], proxied: null });
const zone = [root, www, mail];
const adding: ChangeSet = { ...noChanges, added: [shop] };
const editing: ChangeSet = { ...noChanges, edited: [{ before: www, after: edited }] };
const both: ChangeSet = { ...adding, ...editing, added: [shop] };
const stopping: ChangeSet = { ...noChanges, deleted: [mail] };
const broken: ChangeSet = {
  ...noChanges,
  added: [{ ...shop, id: 'alias', name: '@', type: 'CNAME', values: ['a.b'] }],
};

const given = { ...shop, id: 'given' };
const zones: (readonly ZoneRecord[])[] = [
  zone,
  [root, edited, mail],
  [root, edited, given, mail],
  [root, www, given, mail],
  [root, mail],
  [root],
];

const begun = beginRun(stepsOf(both), 'forward', 'run');
const sentOf = (run: ChangeRun): ChangeRun => ({
  ...run,
  progress: run.progress.map((entry, index) => (index === 0 ? { ...entry, status: 'sending' } : entry)),
});
const sent = sentOf(begun);
/** A run whose second step stops mail. A reload forgets the consent to it. */
const sentBeforeStop = sentOf(beginRun(stepsOf({ ...adding, deleted: [mail] }), 'forward', 'run'));
const finished: ChangeRun = {
  ...begun,
  progress: begun.progress.map((entry) => ({ ...entry, status: 'applied' })),
};
const domain = { id: 'dom_1', name: 'bienxanh.vn' };
const input = { domain, zone, staged: null, run: null };

export const changeSetChart: ChartSpec<typeof changeSetMachine> = {
  machine: changeSetMachine,
  inputs: [
    input,
    { ...input, staged: both },
    { ...input, run: sent },
    { ...input, run: { ...sent, direction: 'back' } },
    { ...input, staged: stopping, run: sent },
    { ...input, run: finished },
    { ...input, run: sentBeforeStop },
    { ...input, run: { ...sentBeforeStop, direction: 'back' } },
  ],
  events: [
    { type: 'stage', changes: adding },
    { type: 'stage', changes: editing },
    { type: 'stage', changes: broken },
    { type: 'stage', changes: stopping },
    // Removes the staged addition.
    { type: 'stage', changes: { ...noChanges, deleted: [shop] } },
    { type: 'zone.changed', zone: [root, edited, mail] },
    { type: 'confirm', key: 'run' },
    { type: 'apply', key: 'run', id: 'new shop' },
    { type: 'review' },
    { type: 'undo' },
    { type: 'continue' },
  ],
  answers: {
    applyStep: [
      { output: { id: null } },
      { output: { id: 'given' } },
      { failure: { kind: 'refused', serverMessage: 'Không nhận.' } },
      { failure: { kind: 'notOffered' } },
      { failure: new Error('no answer') },
    ],
    readZone: [...zones.map((output) => ({ output })), { failure: new Error('no answer') }],
  },
  contextOf: ({ changes, undo, run, last, needsConfirmation, conflicts, accepted }) => [
    undo === null,
    changes.added.length,
    changes.edited.length,
    changes.deleted.length,
    run?.direction,
    run?.progress.map(({ status }: { status: string }) => status),
    last === null,
    needsConfirmation,
    (undo?.conflicts ?? conflicts).length > 0,
    accepted.length > 0,
  ],
  invariants: (play) => {
    let sentBefore = 0;
    let presses = 0;
    const sends = new Map<unknown, number>();
    /** The grave consequences on the screen when the customer last gave consent. */
    let accepted: readonly string[] = [];
    const gravesIn = ({ context: { undo, changes } }: AnyMachineSnapshot, records: readonly ZoneRecord[]) =>
      consentOf(findingsOf(records, undo?.changes ?? changes, domain.name));
    return ({ before, after, sent: event }) => {
      const isReview = before.matches('reviewing');
      if (event?.type === 'consent.give' && isReview) accepted = gravesIn(before, before.context.zone);
      const isOtherReview = event?.type === 'discard' || !isReview;
      // After the confirmation the flow ignores a withdrawal.
      const isWithdrawn = event?.type === 'consent.withdraw' && isReview;
      if (isWithdrawn || (isOtherReview && after.matches('reviewing'))) accepted = [];
      const isPrepared = before.matches({ applying: 'preparing' });
      const isSending = after.matches({ applying: 'sending' });
      if (isReview ? after.context.run !== null : isPrepared && isSending)
        assert.ok(
          gravesIn(before, after.context.zone).every((code) => accepted.includes(code)),
          'no grave change begins or is sent without consent',
        );
      if (isSending) {
        const rest = changesOfSteps(remainingOf(after.context.run));
        assert.ok(
          consentOf(findingsOf(after.context.zone, rest, domain.name)).every((grave) => accepted.includes(grave)),
          'no step is sent whose consequence in the zone of now has no consent',
        );
      }
      const calls = play.callsOf('applyStep');
      assert.ok(calls.filter((call) => call.listening()).length <= 1, 'one step at a time');
      if (['continue', 'confirm', 'apply'].includes(event?.type ?? '')) presses += 1;
      for (const { input: given } of calls.slice(sentBefore)) {
        const { attemptKey } = given as StepRequest;
        sends.set(attemptKey, (sends.get(attemptKey) ?? 0) + 1);
        assert.ok((sends.get(attemptKey) ?? 0) <= 1 + presses, 'nothing is sent again without a press');
        const kept = play.effectsOf('rememberRun').some((params) => JSON.stringify(params).includes('"sending"'));
        assert.ok(kept, 'a step is remembered before it is sent');
        assert.ok(!before.matches('staging'), 'nothing is sent that was not reviewed');
        assert.ok(play.callsOf('readZone').length > 0, 'the records are read before the first step');
      }
      sentBefore = calls.length;
      if (after.matches('applied')) {
        const statuses = after.context.run.progress.map(({ status }: { status: string }) => status);
        assert.ok(
          statuses.every((status: string) => ['applied', 'skipped', 'unconfirmed'].includes(status)),
          'no step is open at the end',
        );
      }
      if (
        after.matches('halted') &&
        after.context.run.progress.some(({ status }: { status: string }) => status === 'unknown')
      )
        assert.ok(
          !after.can({ type: 'continue' }) && after.can({ type: 'check' }),
          'an unknown step can be checked, not continued',
        );
    };
  },
};
