import {
  applyChanges,
  type ChangeSet,
  changesOfSteps,
  combineChanges,
  diffZones,
  findingsOf,
  inverseOf,
  mayBeApplied,
  noChanges,
  rebaseChanges,
  sizeOfChanges,
  stepsOf,
  takeStep,
  type ZoneRecord,
} from '@may/domain';
import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { readFailure } from '../readFailure.ts';
import { required } from '../required.ts';
import type * as Change from './changeSet.types.ts';
import {
  appliedOf,
  backOf,
  beginRun,
  currentOf,
  hasStatus,
  idIn,
  recallRun,
  release,
  remainingOf,
  settleRun,
  withCurrent,
} from './progress.ts';

type Context = Pick<Change.ChangeSetContext, 'run'>;

/** The run a state is about. */
export const runOf = ({ run }: Context): Change.ChangeRun => required(run, 'a run');

/** What takes back what a run put in force, under the ids the provider gave. */
export const undoOf = (context: Context): ChangeSet => {
  const run = runOf(context);
  return inverseOf(changesOfSteps(appliedOf(run), idIn(run)));
};

const toStepError = (failure: unknown): Change.StepError => {
  const { kind, serverMessage } = readFailure(failure);
  return { kind: kind === 'refused' || kind === 'notOffered' ? kind : 'unknown', serverMessage };
};

/** What `changeSetMachine` is made of. */
export const changeSetSetup = setup({
  types: {
    context: {} as Change.ChangeSetContext,
    events: {} as Change.ChangeSetEvent,
    input: {} as Change.ChangeSetInput,
  },
  actors: {
    /** Sends one step, once: adds one value, changes one record, or deletes one. */
    applyStep: fromPromise<Change.StepApplied, Change.StepRequest>(notProvided('applyStep')),
    /** Reads the records: the truth about a step whose answer is lost. */
    readZone: fromPromise<readonly ZoneRecord[], { domain: Change.ChangeSetInput['domain'] }>(notProvided('readZone')),
  },
  actions: {
    /** Keeps what is staged for a reload; an empty change set forgets it. */
    rememberStaged: actionNotProvided<{ changes: ChangeSet }>('rememberStaged'),
    /** Keeps a run from before a step is sent; null forgets it. */
    rememberRun: actionNotProvided<{ run: Change.ChangeRun | null }>('rememberRun'),
    /** Keeps what takes the change set back, for hours. */
    rememberUndo: actionNotProvided<{ changes: ChangeSet }>('rememberUndo'),
    /** The records changed at the provider: whoever shows them reads them anew. */
    announceChanged: actionNotProvided('announceChanged'),
    stage: assign(({ context, event }) => {
      assertEvent(event, 'stage');
      return { changes: combineChanges(context.zone, context.changes, event.changes), lost: [] };
    }),
    restage: assign(({ context, event }) => {
      assertEvent(event, 'restage');
      return rebaseChanges(context.zone, event.changes);
    }),
    discard: assign({ changes: noChanges, lost: [] }),
    adoptZone: assign(({ context, event }) => {
      assertEvent(event, 'zone.changed');
      return { zone: event.zone, changes: diffZones(event.zone, applyChanges(event.zone, context.changes)) };
    }),
    beginRun: assign(({ context, event }) => {
      assertEvent(event, 'confirm');
      return { run: beginRun(stepsOf(context.changes), 'forward', event.key), asksFirst: false };
    }),
    beginBack: assign(({ context }) => ({ run: backOf(runOf(context)), asksFirst: false })),
    recallRun: assign(({ context }) => ({ run: recallRun(runOf(context)), asksFirst: true })),
    noteSending: assign(({ context }) => ({ run: withCurrent(runOf(context), { status: 'sending', error: null }) })),
    noteApplied: assign(({ context }, { id }: Change.StepApplied) => {
      const run = runOf(context);
      const { step } = required(currentOf(run), 'a step');
      return { run: withCurrent(run, { status: 'applied', id }), zone: takeStep(context.zone, step, id) };
    }),
    noteFailure: assign(({ context }, { failure }: { failure: unknown }) => {
      const error = toStepError(failure);
      const status = error.kind === 'unknown' ? 'unknown' : 'refused';
      return { run: withCurrent(runOf(context), { status, error }) };
    }),
    noteZone: assign(({ context }, { zone }: { zone: readonly ZoneRecord[] }) => ({
      zone,
      run: settleRun(runOf(context), zone),
    })),
    stopFirst: assign({ asksFirst: true }),
    goOn: assign(({ context }) => ({ run: release(runOf(context), 'waiting'), asksFirst: false })),
    skip: assign(({ context }) => ({ run: release(runOf(context), 'skipped'), asksFirst: false })),
    /** What is not in force is staged again; a run that went back leaves nothing to stage. */
    keepRest: assign(({ context }) => {
      const run = runOf(context);
      const rest =
        run.direction === 'forward' ? rebaseChanges(context.zone, changesOfSteps(remainingOf(run))).changes : noChanges;
      return { run: null, changes: rest, asksFirst: false };
    }),
    endRun: assign({ run: null, changes: noChanges, lost: [], asksFirst: false }),
  },
  guards: {
    hasRun: ({ context }) => context.run !== null,
    isBack: ({ context }) => context.run?.direction === 'back',
    hasChanges: ({ context }) => sizeOfChanges(context.changes) > 0,
    isSound: ({ context: { zone, changes, domain } }) =>
      sizeOfChanges(changes) > 0 && mayBeApplied(findingsOf(zone, changes, domain.name)),
    isLost: ({ context }) => hasStatus(runOf(context), 'unknown'),
    isStuck: ({ context }) => hasStatus(runOf(context), 'refused', 'notApplied', 'unclear', 'unknown'),
    isOver: ({ context }) => currentOf(runOf(context)) === null,
    asksFirst: ({ context }) => context.asksFirst,
    hasApplied: ({ context }) => appliedOf(runOf(context)).length > 0,
  },
});
