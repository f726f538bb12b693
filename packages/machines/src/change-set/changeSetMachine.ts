import { noChanges, type ZoneRecord } from '@may/domain';
import { and, type DoneActorEvent, type ErrorActorEvent, not } from 'xstate';
import { required } from '../required.ts';
import type * as Change from './changeSet.types.ts';
import { changeSetSetup, runOf, undoOf } from './changeSetSetup.ts';
import { currentOf } from './progress.ts';

type In = { context: Change.ChangeSetContext };
const rememberRun = { type: 'rememberRun', params: ({ context }: In) => ({ run: context.run }) } as const;
const rememberStaged = { type: 'rememberStaged', params: ({ context }: In) => ({ changes: context.changes }) } as const;
const rememberUndo = { type: 'rememberUndo', params: ({ context }: In) => ({ changes: undoOf(context) }) } as const;
const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: event.error });

const note = {
  type: 'noteZone',
  params: ({ event }: { event: DoneActorEvent<readonly ZoneRecord[]> }) => ({ zone: event.output }),
} as const;
const reading = {
  id: 'readZone',
  src: 'readZone',
  input: ({ context }: In) => ({ domain: context.domain }),
} as const;

/** The steps of a run one after the other; `halted` and `ended` are the states it comes to. */
const runningTo = <Halted extends string, Ended extends string>(halted: Halted, ended: Ended) =>
  ({
    initial: 'choosing',
    on: { stop: { actions: 'stopFirst' } },
    states: {
      choosing: {
        always: [
          { guard: 'isStuck', target: halted },
          { guard: 'isOver', target: ended },
          { guard: 'asksFirst', target: halted },
          { target: 'sending' },
        ],
      },
      /** Remembered before the first byte is sent. */
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
                type: 'noteApplied',
                params: ({ event }: { event: DoneActorEvent<Change.StepApplied> }) => event.output,
              },
              rememberRun,
            ],
          },
          onError: { target: 'reconciling', actions: [{ type: 'noteFailure', params: failureOf }, rememberRun] },
        },
      },
      /** A refusal may be about something that is in force already, and a lost answer says nothing: the list does. */
      reconciling: {
        invoke: { ...reading, onDone: { target: 'choosing', actions: [note, rememberRun] }, onError: halted },
      },
      /** What was not in force may have arrived since: it is looked for once more before it is sent again. */
      verifying: {
        invoke: { ...reading, onDone: { target: 'choosing', actions: [note, 'goOn'] }, onError: halted },
      },
    },
  }) as const;

/**
 * Changes of a zone: staged, reviewed, applied one by one, and taken back. Nothing is sent twice without a press; a step whose answer is
 * lost is looked up in the provider's own list, and a run that stops says what is in force and goes on or back.
 */
export const changeSetMachine = changeSetSetup.createMachine({
  id: 'changeSet',
  context: ({ input: { staged, ...input } }) => ({
    ...input,
    changes: staged ?? noChanges,
    lost: [],
    asksFirst: false,
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
        /** A change set of earlier, as an undo after hours. */
        restage: { target: 'reviewing', actions: ['restage', rememberStaged] },
        discard: { actions: ['discard', rememberStaged] },
        'zone.changed': { actions: ['adoptZone', rememberStaged] },
        review: { guard: 'hasChanges', target: 'reviewing' },
      },
    },
    reviewing: {
      on: {
        stage: { actions: ['stage', rememberStaged] },
        'zone.changed': { actions: ['adoptZone', rememberStaged] },
        discard: { target: 'staging', actions: ['discard', rememberStaged] },
        back: 'staging',
        confirm: { guard: 'isSound', target: 'applying', actions: 'beginRun' },
      },
    },
    applying: runningTo('#changeSet.halted', '#changeSet.applied'),
    /** Half of it may be in force. */
    halted: {
      entry: 'announceChanged',
      on: {
        check: { target: 'applying.reconciling', actions: 'stopFirst' },
        goOn: { guard: not('isLost'), target: 'applying.verifying' },
        skip: { guard: not('isLost'), target: 'applying', actions: 'skip' },
        goBack: { guard: and([not('isLost'), 'hasApplied']), target: 'undoing', actions: [rememberUndo, 'beginBack'] },
        leave: {
          guard: not('isLost'),
          target: 'staging',
          actions: [rememberUndo, 'keepRest', rememberRun, rememberStaged],
        },
      },
    },
    applied: {
      entry: [rememberUndo, 'announceChanged'],
      on: {
        undo: { guard: 'hasApplied', target: 'undoing', actions: 'beginBack' },
        leave: { target: 'staging', actions: ['endRun', rememberRun, rememberStaged] },
      },
    },
    undoing: runningTo('#changeSet.undoHalted', '#changeSet.undone'),
    undoHalted: {
      entry: 'announceChanged',
      on: {
        check: { target: 'undoing.reconciling', actions: 'stopFirst' },
        goOn: { guard: not('isLost'), target: 'undoing.verifying' },
        skip: { guard: not('isLost'), target: 'undoing', actions: 'skip' },
        leave: { guard: not('isLost'), target: 'staging', actions: ['keepRest', rememberRun, rememberStaged] },
      },
    },
    undone: {
      // What was taken back can be put in force again.
      entry: [rememberUndo, 'announceChanged'],
      on: { leave: { target: 'staging', actions: ['endRun', rememberRun, rememberStaged] } },
    },
  },
});
