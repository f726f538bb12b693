import { findingsOf, replacedIn, sizeOfChanges } from '@may/domain';
import type { ChangeSetEvent, changeSetMachine } from '@may/machines';
import type { ZoneChangesView } from '@may/ui';
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

/** The page of changes in a state of the flow (docs/flows.md, `changeSet`). */
export const connectZoneChanges = (
  snapshot: SnapshotFrom<typeof changeSetMachine>,
  send: (event: ChangeSetEvent) => void,
  { missing, createKey, onDone }: ZoneChangesCircumstances,
): ZoneChangesView => {
  const { undo, zone, domain, lost, run, isFound, isUnread } = snapshot.context;
  const changes = undo ?? snapshot.context.changes;
  const leave = () => {
    send({ type: 'leave' });
    onDone();
  };
  const isEmpty = sizeOfChanges(changes) === 0;
  // Everything was taken back one by one: what could not be restored is still told.
  if (snapshot.matches('reviewing') && !(isEmpty && lost.length === 0))
    return {
      state: 'reviewing',
      changes,
      before: zone,
      findings: findingsOf(zone, changes, domain.name),
      replaced: replacedIn(changes).map(({ before }) => before),
      lost,
      missing,
      isUndo: undo !== null,
      isUnread,
      onConfirm: () => send({ type: 'confirm', key: createKey() }),
      onTakeBack: (id) => send({ type: 'stage', changes: takeBack({ records: zone, changes }, [id]) }),
      onDiscard: () => send({ type: 'discard' }),
    };
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
