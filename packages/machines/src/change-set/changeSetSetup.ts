import {
  type Announcement,
  applyChanges,
  type ChangeSet,
  changesOfSteps,
  combineChanges,
  findingsOf,
  gravesOf,
  mayBeApplied,
  noChanges,
  rebaseChanges,
  type StepError,
  sizeOfChanges,
  stepsOf,
  type ZoneRecord,
} from '@may/domain';
import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { readFailure } from '../readFailure.ts';
import { required } from '../required.ts';
import type * as Change from './changeSet.types.ts';
import {
  backOf,
  beginRun,
  currentOf,
  hasOwn,
  hasStatus,
  mayBeUnseen,
  rebaseRun,
  recallRun,
  remainingOf,
  retryStuck,
  settleRun,
  skipStuck,
  undoOfRun,
  withCurrent,
} from './progress.ts';

type Context = Pick<Change.ChangeSetContext, 'run'>;
type Listed = { zone: readonly ZoneRecord[] };

/** The run of a state that must have one. */
export const runOf = ({ run }: Context): Change.ChangeRun => required(run, 'a run');

/** The changes that undo a run, with the provider's ids. */
export const undoOf = (context: Context & Listed): ChangeSet => undoOfRun(runOf(context), context.zone);

/** The reviewed changes: an undo of an earlier run, else the staged changes. */
const reviewedOf = ({ undo, changes }: Pick<Change.ChangeSetContext, 'undo' | 'changes'>): ChangeSet => undo ?? changes;

/** The staged changes for a zone that was read again, and the records that another person changed. */
export const stagedFor = (zone: readonly ZoneRecord[], changes: ChangeSet) => ({
  zone,
  ...rebaseChanges(zone, changes),
});

/** True if the run was reviewed; an undo of the run that this page has just applied was not. */
const isReviewed = (context: Context & Pick<Change.ChangeSetContext, 'undo'>): boolean =>
  context.undo !== null || runOf(context).direction === 'forward';

type Accepting = Pick<Change.ChangeSetContext, 'domain' | 'accepted'>;

/** True if the changes break no name and the customer accepted every grave consequence. */
const mayStart = (zone: readonly ZoneRecord[], changes: ChangeSet, { domain, accepted }: Accepting): boolean => {
  if (sizeOfChanges(changes) === 0) return false;
  const findings = findingsOf(zone, changes, domain.name);
  return mayBeApplied(findings) && gravesOf(findings).every((code) => accepted.includes(code));
};

const join = (known: readonly ZoneRecord[], lost: readonly ZoneRecord[]): readonly ZoneRecord[] => [
  ...new Map([...known, ...lost].map((record) => [record.id, record])).values(),
];

const toStepError = (failure: unknown): StepError => {
  const { kind, serverMessage } = readFailure(failure);
  const isDefinite = kind === 'refused' || kind === 'notOffered' || kind === 'signedOut';
  return { kind: isDefinite ? kind : 'unknown', serverMessage };
};

/** The reviewed changes for records that were read again; earlier `lost` records stay in the list. */
const adopt = (context: Change.ChangeSetContext, zone: readonly ZoneRecord[]): Partial<Change.ChangeSetContext> => {
  const staged = rebaseChanges(zone, context.changes);
  const undo = context.undo && rebaseChanges(zone, context.undo);
  const { lost } = undo ?? staged;
  return { zone, changes: staged.changes, undo: undo?.changes ?? null, lost: join(context.lost, lost) };
};

const withoutRun = { run: null, lost: [], needsConfirmation: false, isFound: false, isUnread: false } as const;

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
    /** Stores a run before each step is sent; null deletes it. */
    rememberRun: actionNotProvided<{ run: Change.ChangeRun | null }>('rememberRun'),
    /** Stores the undo of the change set for some hours. */
    rememberUndo: actionNotProvided<{ changes: ChangeSet }>('rememberUndo'),
    /** Makes the pages that show the records read them again. */
    announceChanged: actionNotProvided('announceChanged'),
    stage: assign(({ context, event }) => {
      assertEvent(event, 'stage');
      return { changes: combineChanges(context.zone, context.changes, event.changes), lost: [] };
    }),
    /** Removes single changes from an undo under review. */
    stageUndo: assign(({ context, event }) => {
      assertEvent(event, 'stage');
      return { undo: combineChanges(context.zone, reviewedOf(context), event.changes) };
    }),
    restage: assign(({ context, event }) => {
      assertEvent(event, 'restage');
      const { changes, lost } = rebaseChanges(context.zone, event.changes);
      return { undo: changes, lost };
    }),
    acceptGraves: assign(({ context }) => ({
      accepted: gravesOf(findingsOf(context.zone, reviewedOf(context), context.domain.name)),
    })),
    withdrawConsent: assign({ accepted: [] }),
    discard: assign({ changes: noChanges, lost: [], isUnread: false }),
    discardUndo: assign({ undo: null, accepted: [], lost: [], isUnread: false }),
    adoptZone: assign(({ context, event }) => {
      assertEvent(event, 'zone.changed');
      return event.zone === context.zone ? {} : adopt(context, event.zone);
    }),
    beginRun: assign(({ context, event }) => {
      assertEvent(event, 'confirm');
      const direction = context.undo === null ? 'forward' : 'back';
      return {
        run: beginRun(stepsOf(reviewedOf(context)), direction, event.key),
        needsConfirmation: false,
        isUnread: false,
      };
    }),
    beginUndo: assign(({ context }) => ({
      run: backOf(runOf(context), context.zone),
      lost: [],
      needsConfirmation: false,
      isFound: false,
    })),
    /** The reviewed changes become steps of the run. Staged changes are not part of an undo, so they stay. */
    clearReviewed: assign(({ context }) => ({
      undo: null,
      changes: runOf(context).direction === 'forward' ? noChanges : context.changes,
    })),
    /** No step was sent: returns to the review, with the records as just read if the reading succeeded. */
    returnToReview: assign(({ context }, { zone }: { zone: readonly ZoneRecord[] | null }) => ({
      ...(zone ? adopt(context, zone) : {}),
      run: null,
      isUnread: zone === null,
    })),
    recallRun: assign(({ context }) => ({ run: recallRun(runOf(context)), needsConfirmation: true, isFound: true })),
    noteSending: assign(({ context }) => ({ run: withCurrent(runOf(context), { status: 'sending' }) })),
    noteAccepted: assign(({ context }, { id }: Change.StepApplied) => ({
      run: withCurrent(runOf(context), { status: 'accepted', id }),
    })),
    noteFailure: assign(({ context }, { failure }: { failure: unknown }) => {
      const run = runOf(context);
      // A refusal of the second request does not cover the first, which the list cannot show.
      if (mayBeUnseen(currentOf(run))) return { run: withCurrent(run, { status: 'unknown' }) };
      const error = toStepError(failure);
      return { run: withCurrent(run, { status: error.kind === 'unknown' ? 'unknown' : 'refused', error }) };
    }),
    noteZone: assign(({ context }, { zone }: Listed) => ({
      zone,
      run: settleRun(runOf(context), zone),
      isUnread: false,
    })),
    noteUnread: assign({ isUnread: true }),
    /** Rebases the waiting steps on the records as they are now. */
    rebase: assign(({ context }) => {
      const { run, lost } = rebaseRun(runOf(context), context.zone);
      return { run, lost: join(context.lost, lost) };
    }),
    requireConfirmation: assign({ needsConfirmation: true, isFound: false }),
    /** Runs before the reading, so that a stop pressed during it counts. */
    dropConfirmation: assign({ needsConfirmation: false }),
    retryStuck: assign(({ context }) => ({ run: retryStuck(runOf(context)), isFound: false })),
    skipStuck: assign(({ context }) => ({ run: skipStuck(runOf(context)), isFound: false })),
    /** Stages the steps that are not in force again, with later staged changes; an undo has nothing to stage. */
    stageRest: assign(({ context: { run, zone, changes } }) => {
      const rest = run?.direction === 'forward' ? changesOfSteps(remainingOf(run)) : noChanges;
      const first = rebaseChanges(zone, rest);
      const later = rebaseChanges(applyChanges(zone, first.changes), changes);
      return {
        ...withoutRun,
        changes: combineChanges(zone, first.changes, later.changes),
        lost: join(first.lost, later.lost),
      };
    }),
    /** Changes that were staged during the run stay staged. */
    endRun: assign(({ context: { zone, changes } }) => ({ ...withoutRun, ...stagedFor(zone, changes) })),
  },
  guards: {
    hasRun: ({ context }) => context.run !== null,
    isBack: ({ context }) => context.run?.direction === 'back',
    hasReview: ({ context }) => sizeOfChanges(context.changes) > 0 || context.lost.length > 0,
    hasStaged: ({ context }) => sizeOfChanges(context.changes) > 0,
    isUndo: ({ context }) => context.undo !== null,
    mayStart: ({ context }) => mayStart(context.zone, reviewedOf(context), context),
    isReviewed: ({ context }) => isReviewed(context),
    /** True if the records differ from the reviewed ones, or the changes have a consequence that the customer did not accept. */
    isStale: ({ context }, { zone }: Listed) => {
      if (!isReviewed(context)) return false;
      const { changes, lost } = rebaseChanges(zone, reviewedOf(context));
      return lost.length > 0 || !mayStart(zone, changes, context);
    },
    /** True if a step may be in force without a reading that shows it. */
    isLost: ({ context }) => hasStatus(runOf(context), 'unknown', 'accepted'),
    isStuck: ({ context }) => hasStatus(runOf(context), 'refused', 'notApplied', 'unclear', 'unknown'),
    isUnconfirmed: ({ context }) =>
      hasStatus(runOf(context), 'accepted') && (context.needsConfirmation || currentOf(runOf(context)) === null),
    isOver: ({ context }) => currentOf(runOf(context)) === null,
    needsConfirmation: ({ context }) => context.needsConfirmation,
    hasApplied: ({ context }) => hasOwn(runOf(context)) || sizeOfChanges(undoOf(context)) > 0,
  },
});
