import { type Announcement, noChanges, type ZoneRecord } from '@may/domain';
import { and, type DoneActorEvent, type ErrorActorEvent, not } from 'xstate';
import { required } from '../required.ts';
import type * as Change from './changeSet.types.ts';
import { changeSetSetup, runOf, stagedFor, undoOf } from './changeSetSetup.ts';
import { currentOf } from './progress.ts';

type In = { context: Change.ChangeSetContext };
const rememberRun = { type: 'rememberRun', params: ({ context }: In) => ({ run: context.run }) } as const;
const rememberStaged = { type: 'rememberStaged', params: ({ context }: In) => ({ changes: context.changes }) } as const;
const rememberUndo = { type: 'rememberUndo', params: ({ context }: In) => ({ changes: undoOf(context) }) } as const;
const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: event.error });

const readOf = ({ event }: { event: DoneActorEvent<readonly ZoneRecord[]> }) => ({ zone: event.output });
const note = { type: 'noteZone', params: readOf } as const;
const reading = {
  id: 'readZone',
  src: 'readZone',
  input: ({ context }: In) => ({ domain: context.domain }),
} as const;

const toReview = {
  target: '#changeSet.reviewing',
  actions: { type: 'returnToReview', params: { zone: null } },
} as const;
const toUndoHalted = { target: '#changeSet.undoHalted', actions: 'noteUnread' } as const;

/** The notice of a refused addition (spec §8). The page itself announces an ended session. */
const refusedAddition = ({ context: { run } }: In): Announcement | null => {
  const refused = run?.progress.find(
    ({ step, status, error }) => step.kind === 'add' && status === 'refused' && error?.kind !== 'signedOut',
  );
  const serverMessage = refused?.error?.serverMessage ?? null;
  return refused ? { kind: 'recordNotAdded', subject: { serverMessage }, remedy: null } : null;
};

/**
 * The states of a run, which sends its steps one by one. The run leaves to `halted` or `ended`, or to `unread` if the first reading fails.
 */
const runningTo = <Halted extends string, Ended extends string, const Unread>(
  halted: Halted,
  ended: Ended,
  unread: Unread,
) => {
  const toHalted = { target: halted, actions: 'noteUnread' } as const;
  return {
    initial: 'preparing',
    on: { stop: { actions: 'requireConfirmation' } },
    states: {
      /** The first step waits for a reading of the records, so that it does not overwrite another person's changes. */
      preparing: {
        invoke: {
          ...reading,
          onDone: [
            {
              guard: { type: 'isStale', params: readOf },
              target: '#changeSet.reviewing',
              actions: { type: 'returnToReview', params: readOf },
            },
            { target: 'choosing', actions: [note, 'rebase', 'clearReviewed', rememberRun, rememberStaged] },
          ],
          onError: unread,
        },
      },
      choosing: {
        always: [
          { guard: 'isStuck', target: halted },
          { guard: 'isUnconfirmed', target: 'reconciling' },
          { guard: 'isOver', target: ended },
          { guard: 'needsConfirmation', target: halted },
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
          onDone: {
            target: 'choosing',
            actions: [
              {
                type: 'noteAccepted',
                params: ({ event }: { event: DoneActorEvent<Change.StepApplied> }) => event.output,
              },
              rememberRun,
            ],
          },
          onError: { target: 'reconciling', actions: [{ type: 'noteFailure', params: failureOf }, rememberRun] },
        },
      },
      /** Only the provider's list proves that a step is applied; an answer does not. */
      reconciling: {
        invoke: {
          ...reading,
          onDone: { target: 'choosing', actions: [note, 'rebase', rememberRun] },
          onError: toHalted,
        },
      },
      /** A step may have arrived since the last reading, so a retry reads the list first. */
      verifying: {
        invoke: {
          ...reading,
          onDone: { target: 'choosing', actions: [note, 'retryStuck', 'rebase'] },
          onError: toHalted,
        },
      },
      /** Reads the list as well, because the next steps were prepared for an older reading. */
      skipping: {
        invoke: {
          ...reading,
          onDone: { target: 'choosing', actions: [note, 'skipStuck', 'rebase'] },
          onError: toHalted,
        },
      },
    },
  } as const;
};

/**
 * The changes of a zone: staged, reviewed, applied step by step, and undone. A second request for a step needs a press. A step counts as
 * applied only if the provider's list shows it. A halted run shows the steps in force; the customer can continue or undo.
 */
export const changeSetMachine = changeSetSetup.createMachine({
  id: 'changeSet',
  context: ({ input: { staged, zone, ...input } }) => ({
    ...input,
    ...stagedFor(zone, staged ?? noChanges),
    undo: null,
    accepted: [],
    needsConfirmation: false,
    isFound: false,
    isUnread: false,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: and(['hasRun', 'isBack']), target: 'undoing.reconciling', actions: 'recallRun' },
        { guard: 'hasRun', target: 'applying.reconciling', actions: 'recallRun' },
        { target: 'staging' },
      ],
    },
    staging: {
      on: {
        stage: { actions: ['stage', rememberStaged] },
        /** Reviews a stored undo; the staged changes stay staged. */
        restage: { target: 'reviewing', actions: 'restage' },
        discard: { actions: ['discard', rememberStaged] },
        'zone.changed': { actions: 'adoptZone' },
        review: { guard: 'hasReview', target: 'reviewing' },
      },
    },
    reviewing: {
      entry: 'withdrawConsent',
      on: {
        'consent.give': { actions: 'acceptGraves' },
        'consent.withdraw': { actions: 'withdrawConsent' },
        stage: [{ guard: 'isUndo', actions: 'stageUndo' }, { actions: ['stage', rememberStaged] }],
        'zone.changed': { actions: 'adoptZone' },
        discard: [
          { guard: and(['isUndo', 'hasStaged']), actions: 'discardUndo' },
          { guard: 'isUndo', target: 'staging', actions: 'discardUndo' },
          { target: 'staging', actions: ['discard', rememberStaged] },
        ],
        back: 'staging',
        confirm: [
          { guard: and(['isUndo', 'mayStart']), target: 'undoing', actions: 'beginRun' },
          { guard: 'mayStart', target: 'applying', actions: 'beginRun' },
        ],
      },
    },
    applying: runningTo('#changeSet.halted', '#changeSet.applied', toReview),
    /** Some of the steps may be in force. */
    halted: {
      entry: ['announceChanged', { type: 'announce', params: refusedAddition }],
      on: {
        check: { target: 'applying.reconciling', actions: 'requireConfirmation' },
        continue: { guard: not('isLost'), target: 'applying.verifying', actions: 'dropConfirmation' },
        skip: { guard: not('isLost'), target: 'applying.skipping', actions: 'dropConfirmation' },
        undo: { guard: and([not('isLost'), 'hasApplied']), target: 'undoing', actions: [rememberUndo, 'beginUndo'] },
        leave: {
          guard: not('isLost'),
          target: 'staging',
          actions: [rememberUndo, 'stageRest', rememberRun, rememberStaged],
        },
      },
    },
    applied: {
      entry: [rememberUndo, 'announceChanged'],
      on: {
        undo: { guard: 'hasApplied', target: 'undoing', actions: 'beginUndo' },
        leave: { target: 'staging', actions: ['endRun', rememberRun, rememberStaged] },
      },
    },
    undoing: runningTo('#changeSet.undoHalted', '#changeSet.undone', [
      { guard: 'isReviewed', ...toReview },
      toUndoHalted,
    ]),
    undoHalted: {
      entry: 'announceChanged',
      on: {
        check: { target: 'undoing.reconciling', actions: 'requireConfirmation' },
        continue: { guard: not('isLost'), target: 'undoing.verifying', actions: 'dropConfirmation' },
        skip: { guard: not('isLost'), target: 'undoing.skipping', actions: 'dropConfirmation' },
        leave: { guard: not('isLost'), target: 'staging', actions: ['stageRest', rememberRun, rememberStaged] },
      },
    },
    undone: {
      // The stored undo now restores the undone changes.
      entry: [rememberUndo, 'announceChanged'],
      on: { leave: { target: 'staging', actions: ['endRun', rememberRun, rememberStaged] } },
    },
  },
});
