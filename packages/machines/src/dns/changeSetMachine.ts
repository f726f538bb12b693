import type { Announcement } from '@may/domain/bell/notice.ts';
import { changesOfSteps } from '@may/domain/dns/changeSteps.ts';
import type { ZoneRecord } from '@may/domain/dns/records.ts';
import { and, type DoneActorEvent, not } from 'xstate';
import { required } from '../required.ts';
import { withFailure, withParams } from '../withParams.ts';
import type * as Change from './changeSet.types.ts';
import { changeSetSetup, contextOf, runOf } from './changeSetSetup.ts';
import { currentOf } from './progress.ts';

type In = { context: Change.ChangeSetContext };
const rememberRun = {
  type: 'rememberRun',
  params: ({ context }: In) => ({ run: context.run ?? context.last }),
} as const;
/** The conflicts are stored as well, because each page of the zone reads them from there. */
const rememberStaged = {
  type: 'rememberStaged',
  params: ({ context: { changes, conflicts } }: In) => {
    const { edited, deleted } = changesOfSteps(conflicts.map(({ step }) => step));
    return {
      changes: { ...changes, edited: [...changes.edited, ...edited], deleted: [...changes.deleted, ...deleted] },
    };
  },
} as const;
const end = ['endRun', rememberRun, rememberStaged] as const;
const withApplied = withParams(({ event }: { event: DoneActorEvent<Change.StepApplied> }) => event.output);

const withZone = withParams(({ event }: { event: DoneActorEvent<readonly ZoneRecord[]> }) => ({ zone: event.output }));
const note = withZone('noteZone');
const noteSettled = withParams(({ event }: { event: DoneActorEvent<readonly ZoneRecord[]> }) => ({
  zone: event.output,
  isSettled: true,
}))('noteZone');
const reading = { id: 'readZone', src: 'readZone', input: ({ context }: In) => ({ domain: context.domain }) } as const;
const toHalted = { target: '#changeSet.halted', actions: 'noteUnread' } as const;

/** The notice of a refused addition (spec §8). The page itself announces an ended session. */
const refusedAddition = ({ context: { run } }: In): Announcement | null => {
  const refused = run?.progress.find(
    ({ step, status, error }) => step.kind === 'add' && status === 'refused' && error?.kind !== 'signedOut',
  );
  const serverMessage = refused?.error?.serverMessage ?? null;
  return refused ? { kind: 'recordNotAdded', subject: { serverMessage }, remedy: null } : null;
};

/**
 * The changes of a zone: staged, reviewed, applied step by step, and undone by a run of their own. A second request for a step needs a
 * press. A step counts as applied only if the provider's list shows it. A halted run shows the steps in force; the customer can continue,
 * undo, or stage the rest again.
 */
export const changeSetMachine = changeSetSetup.createMachine({
  id: 'changeSet',
  context: ({ input }) => contextOf(input),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'hasRun', target: 'applying.reconciling', actions: 'recallRun' }, { target: 'staging' }],
    },
    staging: {
      on: {
        stage: { actions: ['stage', rememberStaged] },
        discard: { actions: ['discard', rememberStaged] },
        'zone.changed': { actions: 'adoptZone' },
        review: { guard: 'hasReview', target: 'reviewing' },
        /** A record that its form has confirmed: it is applied without a review if nothing else is staged and nothing is found. */
        apply: [
          { guard: 'isPlain', target: 'applying', actions: 'beginRun' },
          { guard: 'hasReview', target: 'reviewing' },
        ],
        /** Reviews the undo of the last run; the staged changes stay staged. */
        undo: [
          { guard: 'hasApplied', target: 'reviewing', actions: 'reviewUndo' },
          { guard: 'hasReview', target: 'reviewing' },
        ],
      },
    },
    reviewing: {
      entry: 'withdrawConsent',
      on: {
        'consent.give': { actions: 'acceptGraves' },
        'consent.withdraw': { actions: 'withdrawConsent' },
        stage: { actions: ['stage', rememberStaged] },
        'zone.changed': { actions: 'adoptZone' },
        discard: [
          { guard: and(['isUndo', 'hasReview']), actions: 'discard' },
          { target: 'staging', actions: ['discard', rememberStaged] },
        ],
        confirm: { guard: 'mayStart', target: 'applying', actions: 'beginRun' },
      },
    },
    /** Sends the steps one by one. */
    applying: {
      initial: 'preparing',
      on: { stop: { actions: 'requireConfirmation' } },
      states: {
        /** The first step waits for a reading of the records, so that it does not overwrite another person's changes. */
        preparing: {
          invoke: {
            ...reading,
            onDone: [
              { guard: withZone('isStale'), target: '#changeSet.reviewing', actions: withZone('returnToReview') },
              { target: 'choosing', actions: [note, 'checkWaiting', 'clearReviewed', rememberRun, rememberStaged] },
            ],
            onError: {
              target: '#changeSet.reviewing',
              actions: { type: 'returnToReview', params: { zone: null } },
            },
          },
        },
        choosing: {
          always: [
            { guard: 'isStuck', target: '#changeSet.halted' },
            { guard: 'isUnconfirmed', target: 'reconciling' },
            { guard: 'isOver', target: '#changeSet.applied' },
            { guard: 'needsConfirmation', target: '#changeSet.halted' },
            // The stored run of an undo stays open: a reload finds the steps that are left, not an undo of the undo.
            { guard: and(['needsConsent', 'isUndo']), target: '#changeSet.reviewing', actions: 'reviewRest' },
            {
              guard: 'needsConsent',
              target: '#changeSet.reviewing',
              actions: ['reviewRest', rememberRun, rememberStaged],
            },
            { target: 'sending' },
          ],
        },
        /** The app stores the step before it sends it. */
        sending: {
          entry: ['noteSending', rememberRun],
          invoke: {
            id: 'applyStep',
            src: 'applyStep',
            input: ({ context }: In): Change.StepRequest => {
              const run = runOf(context);
              const { step } = required(currentOf(run), 'a step');
              return { domain: context.domain, step, attemptKey: `${run.key} ${step.key}` };
            },
            onDone: { target: 'choosing', actions: withApplied('noteAccepted') },
            onError: { target: 'reconciling', actions: [withFailure('noteFailure'), rememberRun] },
          },
        },
        /** Only the provider's list proves that a step is applied; an answer does not. */
        reconciling: {
          invoke: {
            ...reading,
            onDone: [
              { guard: withZone('isBehind'), target: 'behind' },
              { target: 'choosing', actions: [note, 'checkWaiting', rememberRun] },
            ],
            onError: toHalted,
          },
        },
        /** The list lacks a sent change, so a second one decides; after a reload, the last one of a minute. */
        behind: {
          on: { stop: '#changeSet.halted' },
          after: { listDelay: { target: 'rereading', actions: 'noteLook' } },
        },
        rereading: {
          invoke: {
            ...reading,
            onDone: [
              { guard: withZone('mayComeYet'), target: 'behind' },
              { target: 'choosing', actions: [noteSettled, 'checkWaiting', rememberRun] },
            ],
            onError: toHalted,
          },
        },
        /** A step may have arrived since the last reading, so a retry reads the list first. */
        verifying: {
          invoke: {
            ...reading,
            onDone: { target: 'choosing', actions: [note, 'retryStuck', 'checkWaiting'] },
            onError: toHalted,
          },
        },
      },
    },
    /** Some of the steps may be in force. */
    halted: {
      entry: [rememberRun, 'announceChanged', { type: 'announce', params: refusedAddition }],
      on: {
        check: { target: 'applying.reconciling', actions: 'requireConfirmation' },
        continue: { guard: not('isLost'), target: 'applying.verifying', actions: 'dropConfirmation' },
        undo: { guard: and([not('isLost'), 'hasApplied']), target: 'reviewing', actions: [...end, 'reviewUndo'] },
        leave: { guard: not('isLost'), target: 'staging', actions: end },
      },
    },
    applied: {
      entry: [rememberRun, 'announceChanged'],
      on: {
        /** Changes that were staged while the run was open are no part of it. */
        review: { guard: 'hasReview', target: 'reviewing', actions: end },
        undo: { guard: 'hasApplied', target: 'reviewing', actions: [...end, 'reviewUndo'] },
        leave: { target: 'staging', actions: end },
      },
    },
  },
});
