import type { Announcement } from '@may/domain/bell/notice.ts';
import { type ChangeSet, combineChanges, noChanges, sizeOfChanges } from '@may/domain/dns/changeSet.ts';
import { changesOfSteps, checkChanges, readStep } from '@may/domain/dns/changeSteps.ts';
import { consentOf, findingsOf } from '@may/domain/dns/findings.ts';
import type { ZoneRecord } from '@may/domain/dns/records.ts';
import { stepsOf } from '@may/domain/dns/stepOrder.ts';
import type { StepError } from '@may/domain/dns/stepProgress.ts';
import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { readFailure } from '../readFailure.ts';
import { required } from '../required.ts';
import type * as Change from './changeSet.types.ts';
import {
  beginRun,
  checkWaiting,
  closeRun,
  currentOf,
  hasStatus,
  isFinished,
  mayBeUnseen,
  recallRun,
  remainingOf,
  retryStuck,
  undoOfRun,
  withCurrent,
} from './progress.ts';
import { isAccepted, isPlain, isStale, join, mayStart, recheck, stageOnto } from './reviewedChanges.ts';
import { settleRun } from './settleRun.ts';

type Listed = { zone: readonly ZoneRecord[]; isSettled?: boolean };

/** The run of a state that must have one. */
export const runOf = ({ run }: Pick<Change.ChangeSetContext, 'run'>): Change.ChangeRun => required(run, 'a run');

/** The reviewed changes: the undo of the last run, else the staged changes. */
const reviewOf = ({ undo, changes, conflicts }: Change.ChangeSetContext): Change.ReviewedChanges =>
  undo ?? { changes, conflicts };

const withReview = ({ undo }: Change.ChangeSetContext, patch: Partial<Change.ReviewedChanges>) =>
  undo ? { undo: { ...undo, ...patch } } : patch;

const emptyUndo = { changes: noChanges, conflicts: [] };

const toStepError = (failure: unknown): StepError => {
  const { kind, serverMessage } = readFailure(failure);
  const isDefinite = kind === 'refused' || kind === 'notOffered' || kind === 'signedOut';
  return { kind: isDefinite ? kind : 'unknown', serverMessage };
};

const adopt = (context: Change.ChangeSetContext, zone: readonly ZoneRecord[]): Partial<Change.ChangeSetContext> => ({
  zone,
  ...recheck(context, zone),
  undo: context.undo && recheck(context.undo, zone),
});

/** The first state of a flow: the last run of the domain goes on if it is unfinished, else it can be undone. */
export const contextOf = ({ staged, zone, domain, run }: Change.ChangeSetInput): Change.ChangeSetContext => ({
  domain,
  zone,
  ...checkChanges(zone, staged ?? noChanges),
  run: run && !isFinished(run) ? run : null,
  last: run && isFinished(run) ? run : null,
  undo: null,
  accepted: [],
  needsConfirmation: false,
  isFound: false,
  looks: 0,
  isUnread: false,
});

const isBack = (context: Change.ChangeSetContext): boolean => runOf(context).direction === 'back';

/** True if the list lacks a change that was sent, or shows nothing of a refused one. */
const isBehind = (context: Change.ChangeSetContext, zone: readonly ZoneRecord[]): boolean => {
  const { progress } = runOf(context);
  const isSent = (at: number) => progress[at]?.status === 'accepted' || progress[at]?.status === 'unknown';
  return settleRun(runOf(context), zone).progress.some(
    ({ status, error }, at) =>
      (status === 'notApplied' && isSent(at)) || (status === 'refused' && error?.kind === 'refused'),
  );
};

/** The open steps of the run, and those of them that another person's change prevents. */
const restOf = (context: Change.ChangeSetContext): Change.ReviewedChanges =>
  checkChanges(context.zone, changesOfSteps(remainingOf(runOf(context))));

/** The flow after its run. The run's open steps are staged again, those of an undo are not; changes staged since win. */
const ended = (context: Change.ChangeSetContext) => {
  const { zone, changes } = context;
  // The conflicts of a forward run were shown with its result.
  const rest = isBack(context) ? { changes: noChanges, conflicts: context.conflicts } : restOf(context);
  const later = checkChanges(zone, changes);
  return {
    ...withoutRun,
    last: closeRun(runOf(context)),
    changes: combineChanges(zone, rest.changes, later.changes),
    conflicts: join(rest.conflicts, later.conflicts),
  };
};

const withoutRun = { run: null, undo: null, needsConfirmation: false, isFound: false, isUnread: false } as const;

export const changeSetSetup = setup({
  types: {
    context: {} as Change.ChangeSetContext,
    events: {} as Change.ChangeSetEvent,
    input: {} as Change.ChangeSetInput,
  },
  actors: {
    /** Sends one step: adds one value, or changes or deletes one record. */
    applyStep: fromPromise<Change.StepApplied, Change.StepRequest>(notProvided('applyStep')),
    /** Reads the records, which prove if a step without an answer is in force. */
    readZone: fromPromise<readonly ZoneRecord[], { domain: Change.ChangeSetInput['domain'] }>(notProvided('readZone')),
  },
  actions: {
    announce: actionNotProvided<Announcement | null>('announce'),
    /** Stores the staged changes; an empty change set deletes them. */
    rememberStaged: actionNotProvided<{ changes: ChangeSet }>('rememberStaged'),
    /** Stores the run, before each of its steps is sent and at its end. */
    rememberRun: actionNotProvided<{ run: Change.ChangeRun | null }>('rememberRun'),
    /** Makes the pages that show the records read them again. */
    announceChanged: actionNotProvided('announceChanged'),
    stage: assign(({ context, event }) => {
      assertEvent(event, 'stage');
      const { changes, conflicts } = stageOnto(reviewOf(context), context.zone, event.changes);
      // The conflicts of an undo are those of its run.
      return withReview(context, context.undo ? { changes } : { changes, conflicts });
    }),
    reviewUndo: assign(({ context }) => ({ undo: undoOfRun(required(context.last, 'a last run'), context.zone) })),
    acceptGraves: assign(({ context }) => ({
      accepted: consentOf(findingsOf(context.zone, reviewOf(context).changes, context.domain.name)),
    })),
    withdrawConsent: assign({ accepted: [] }),
    discard: assign(({ context }) => ({
      ...(context.undo ? { undo: null } : { changes: noChanges, conflicts: [] }),
      accepted: [],
      isUnread: false,
    })),
    adoptZone: assign(({ context, event }) => {
      assertEvent(event, 'zone.changed');
      return event.zone === context.zone ? {} : adopt(context, event.zone);
    }),
    beginRun: assign(({ context, event }) => {
      assertEvent(event, ['apply', 'confirm']);
      const direction = context.undo === null ? 'forward' : 'back';
      return {
        run: beginRun(stepsOf(reviewOf(context).changes), direction, event.key, context.last),
        needsConfirmation: false,
        isUnread: false,
      };
    }),
    /** The reviewed changes become steps of the run. Staged changes are not part of an undo, so they stay. */
    clearReviewed: assign(({ context }) => withReview(context, { changes: noChanges })),
    /** No step was sent: returns to the review, with the records as just read if the reading succeeded. */
    returnToReview: assign(({ context }, { zone }: { zone: readonly ZoneRecord[] | null }) => ({
      ...(zone ? adopt(context, zone) : {}),
      run: null,
      isUnread: zone === null,
    })),
    recallRun: assign(({ context }) => ({
      run: recallRun(runOf(context)),
      undo: isBack(context) ? emptyUndo : null,
      needsConfirmation: true,
      isFound: true,
      // The request of a page that was reloaded may arrive within a minute.
      looks: hasStatus(runOf(context), 'sending', 'unknown') ? 12 : 0,
    })),
    noteLook: assign(({ context }) => ({ looks: Math.max(0, context.looks - 1) })),
    noteSending: assign(({ context }) => ({ run: withCurrent(runOf(context), { status: 'sending' }), looks: 0 })),
    noteAccepted: assign(({ context }, { id, record }: Change.StepApplied) => {
      const run = runOf(context);
      // An id that was known before names no new record, but one that the provider added the value to.
      const isKnown = [...context.zone, ...run.progress].some((known) => known.id === id);
      const step = currentOf(run)?.step;
      if (isKnown && step?.kind === 'add') return { run: withCurrent(run, { status: 'accepted', id: null }) };
      const read = step && record ? readStep(step, [record], record.id, { isAnswered: true }) : null;
      return { run: withCurrent(run, { status: 'accepted', id, kept: read?.status === 'inForce' ? read.kept : null }) };
    }),
    noteFailure: assign(({ context }, { failure }: { failure: unknown }) => {
      const run = runOf(context);
      // A refusal of the second request does not cover the first, which the list cannot show.
      if (mayBeUnseen(currentOf(run))) return { run: withCurrent(run, { status: 'unknown' }) };
      const error = toStepError(failure);
      return { run: withCurrent(run, { status: error.kind === 'unknown' ? 'unknown' : 'refused', error }) };
    }),
    noteZone: assign(({ context }, { zone, isSettled }: Listed) => ({
      zone,
      run: settleRun(runOf(context), zone, isSettled),
      isUnread: false,
    })),
    noteUnread: assign({ isUnread: true }),
    checkWaiting: assign(({ context }) => {
      const { run, conflicts } = checkWaiting(runOf(context), context.zone);
      return { run, ...withReview(context, { conflicts: join(reviewOf(context).conflicts, conflicts) }) };
    }),
    requireConfirmation: assign({ needsConfirmation: true, isFound: false }),
    /** Runs before the reading, so that a stop pressed during it counts. */
    dropConfirmation: assign({ needsConfirmation: false }),
    retryStuck: assign(({ context }) => ({ run: retryStuck(runOf(context)), isFound: false })),
    /** Ends the run, also before its last step. */
    endRun: assign(({ context }) => ended(context)),
    /** Ends the run and reviews its open steps, and those that another person's change has prevented. */
    reviewRest: assign(({ context }) => {
      const [after, rest, known] = [ended(context), restOf(context), reviewOf(context).conflicts];
      if (!isBack(context)) return { ...after, conflicts: join(known, after.conflicts) };
      return { ...after, undo: { ...rest, conflicts: join(known, rest.conflicts) } };
    }),
  },
  guards: {
    hasRun: ({ context }) => context.run !== null,
    hasReview: ({ context }) => sizeOfChanges(context.changes) > 0 || context.conflicts.length > 0,
    isPlain: ({ context, event }) => {
      assertEvent(event, 'apply');
      return isPlain(context, event.id);
    },
    isUndo: ({ context }) => context.undo !== null,
    mayStart: ({ context }) => mayStart(context.zone, reviewOf(context).changes, context),
    isStale: ({ context }, { zone }: Listed) => isStale(zone, reviewOf(context).changes, context),
    /** True if a step may be in force without a reading that shows it. */
    isLost: ({ context }) => hasStatus(runOf(context), 'unknown', 'accepted'),
    isStuck: ({ context }) => hasStatus(runOf(context), 'refused', 'notApplied', 'unclear', 'unknown'),
    /** True if a list does not show what was sent, refused or not. It may be older than the change, so it proves nothing. */
    isBehind: ({ context }, { zone }: Listed) => isBehind(context, zone),
    mayComeYet: ({ context }, { zone }: Listed) => context.looks > 0 && isBehind(context, zone),
    isUnconfirmed: ({ context }) =>
      hasStatus(runOf(context), 'accepted') && (context.needsConfirmation || currentOf(runOf(context)) === null),
    isOver: ({ context }) => currentOf(runOf(context)) === null,
    needsConfirmation: ({ context }) => context.needsConfirmation,
    /** True if the open steps have a consequence now that the customer did not accept: another person may have changed the zone meanwhile. */
    needsConsent: ({ context }) => {
      const rest = changesOfSteps(remainingOf(runOf(context)));
      return !isAccepted(findingsOf(context.zone, rest, context.domain.name), context);
    },
    /** True if the run that just ended, or else the last one, changed something that an undo restores. */
    hasApplied: ({ context: { run, last, zone } }) => {
      const taken = run ?? last;
      if (taken === null) return false;
      const { changes, conflicts } = undoOfRun(taken, zone);
      return sizeOfChanges(changes) > 0 || conflicts.length > 0;
    },
  },
  delays: { listDelay: ({ context }) => (context.looks > 0 ? 5_000 : 2_000) },
});
