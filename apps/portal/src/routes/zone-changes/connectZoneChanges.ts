import { type ChangeSet, findingsOf, gravesOf, mayBeApplied, replacedIn, sizeOfChanges } from '@may/domain';
import type { ChangeSetEvent, changeSetMachine } from '@may/machines';
import type { ReviewingChanges, ZoneChangesView } from '@may/ui';
import type { SnapshotFrom } from 'xstate';
import { takeBack } from '../../zones/stageRecords.ts';

/** What the page needs besides the flow. */
export type ZoneChangesCircumstances = {
  missing: { edit: boolean; delete: boolean };
  /** Makes the key of a run. */
  createKey: () => string;
  /** Back to the records. */
  onDone: () => void;
};

type Snapshot = SnapshotFrom<typeof changeSetMachine>;
type Send = (event: ChangeSetEvent) => void;

const reviewOf = (
  { context: { undo, zone, domain, lost, accepted, isUnread } }: Snapshot,
  changes: ChangeSet,
  send: Send,
  { missing, createKey }: ZoneChangesCircumstances,
): ReviewingChanges => {
  // The list of records shows what was wrong before.
  const findings = findingsOf(zone, changes, domain.name).filter(({ isNew }) => isNew);
  const replaced = replacedIn(changes).map(({ before }) => before);
  const graves = gravesOf(findings);
  const isGiven = graves.every((code) => accepted.includes(code));
  const missingCalls = [
    ...(missing.edit && changes.edited.length > 0 ? ['edit' as const] : []),
    ...(missing.delete && changes.deleted.length + replaced.length > 0 ? ['delete' as const] : []),
  ];
  const isBlocked = !mayBeApplied(findings) || missingCalls.length > 0;
  return {
    state: 'reviewing',
    changes,
    findings,
    replaced,
    lost,
    isUndo: undo !== null,
    isUnread,
    confirm: {
      missingCalls,
      consent:
        isBlocked || graves.length === 0
          ? null
          : {
              graves,
              isGiven,
              onChange: (given) => send({ type: given ? 'consent.give' : 'consent.withdraw' }),
            },
      onPress: isBlocked || !isGiven ? null : () => send({ type: 'confirm', key: createKey() }),
    },
    onTakeBack: (id) => send({ type: 'stage', changes: takeBack({ records: zone, changes }, [id]) }),
    onDiscard: () => send({ type: 'discard' }),
  };
};

/** The page of changes in a state of the flow (docs/flows.md, `changeSet`). */
export const connectZoneChanges = (
  snapshot: Snapshot,
  send: Send,
  circumstances: ZoneChangesCircumstances,
): ZoneChangesView => {
  const { lost, run, isFound, isUnread } = snapshot.context;
  const changes = snapshot.context.undo ?? snapshot.context.changes;
  const leave = () => {
    send({ type: 'leave' });
    circumstances.onDone();
  };
  const isEmpty = sizeOfChanges(changes) === 0;
  // Everything was taken back one by one: what could not be restored is still told.
  if (snapshot.matches('reviewing') && !(isEmpty && lost.length === 0))
    return reviewOf(snapshot, changes, send, circumstances);
  if (run === null) return { state: isEmpty ? 'empty' : 'loading' };
  const { direction, progress: steps } = run;
  if (snapshot.matches('applied') || snapshot.matches('undone')) {
    const canUndo = snapshot.can({ type: 'undo' });
    return {
      state: snapshot.matches('applied') ? 'applied' : 'undone',
      steps,
      lost,
      onUndo: canUndo ? () => send({ type: 'undo' }) : null,
      onLeave: leave,
    };
  }
  if (snapshot.matches('halted') || snapshot.matches('undoHalted'))
    return {
      state: 'halted',
      direction,
      steps,
      lost,
      isFound,
      isUnread,
      can: {
        check: snapshot.can({ type: 'check' }),
        goOn: snapshot.can({ type: 'goOn' }),
        skip: snapshot.can({ type: 'skip' }),
        goBack: snapshot.can({ type: 'goBack' }),
        leave: snapshot.can({ type: 'leave' }),
      },
      onCheck: () => send({ type: 'check' }),
      onGoOn: () => send({ type: 'goOn' }),
      onSkip: () => send({ type: 'skip' }),
      onGoBack: () => send({ type: 'goBack' }),
      onLeave: leave,
    };
  const isSending = snapshot.matches({ applying: 'sending' }) || snapshot.matches({ undoing: 'sending' });
  return {
    state: 'running',
    direction,
    phase: isSending ? 'sending' : 'checking',
    steps,
    onStop: () => send({ type: 'stop' }),
  };
};
