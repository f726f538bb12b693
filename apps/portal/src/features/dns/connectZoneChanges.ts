import { sizeOfChanges } from '@may/domain/dns/changeSet.ts';
import { consentOf, findingsOf, gravesOf, mayBeApplied } from '@may/domain/dns/findings.ts';
import { takeBack } from '@may/domain/dns/stageRecords.ts';
import type { ChangeSetEvent, ReviewedChanges } from '@may/machines/dns/changeSet.types.ts';
import type { changeSetMachine } from '@may/machines/dns/changeSetMachine.ts';
import { haltReasonOf } from '@may/machines/dns/progress.ts';
import type { ChangesReview, ZoneChangesView } from '@may/screens/dns/ZoneChanges/zoneChanges.ts';
import type { SnapshotFrom } from 'xstate';

/** The page's data and callbacks that do not come from the flow. */
export type ZoneChangesCircumstances = {
  createKey: () => string;
  /** True if the browser keeps the last run, so that it can be undone later. */
  isKept: () => boolean;
  /** Opens the records. */
  onDone: () => void;
  /** Puts the undo into the address, so that a reload finds it. */
  onUndo: () => void;
  /** Takes the undo out of the address. */
  onReview: () => void;
};

type Snapshot = SnapshotFrom<typeof changeSetMachine>;
type Send = (event: ChangeSetEvent) => void;

const reviewOf = (
  { context: { undo, zone, domain, accepted, isUnread } }: Snapshot,
  { changes, conflicts }: ReviewedChanges,
  send: Send,
  { createKey }: ZoneChangesCircumstances,
): ChangesReview => {
  const findings = findingsOf(zone, changes, domain.name);
  const graves = gravesOf(findings);
  const isGiven = consentOf(findings).every((grave) => accepted.includes(grave));
  const isBlocked = !mayBeApplied(findings);
  return {
    shows: 'review',
    changes,
    findings,
    conflicts,
    isUndo: undo !== null,
    isUnread,
    confirm: {
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

/** The page's view in a state of the flow (docs/flows.md, `changeSet`). */
export const connectZoneChanges = (
  snapshot: Snapshot,
  send: Send,
  circumstances: ZoneChangesCircumstances,
): ZoneChangesView => {
  const { run, isFound } = snapshot.context;
  const review = snapshot.context.undo ?? snapshot.context;
  const { changes, conflicts } = review;
  const actionsOf = <Name extends 'stop' | 'continue' | 'check' | 'undo' | 'leave' | 'review'>(...names: Name[]) =>
    names
      .filter((type) => snapshot.can({ type }))
      .map((name) => ({
        name,
        onPress: () => {
          send({ type: name });
          if (name === 'leave') circumstances.onDone();
          if (name === 'undo') circumstances.onUndo();
          if (name === 'review') circumstances.onReview();
        },
      }));
  const isEmpty = sizeOfChanges(changes) === 0;
  // After the customer has removed all changes, the page still shows the conflicts.
  if (snapshot.matches('reviewing') && !(isEmpty && conflicts.length === 0))
    return reviewOf(snapshot, review, send, circumstances);
  if (run === null) return { shows: isEmpty ? 'nothing' : 'loading' };
  const { direction, progress: steps } = run;
  const staged = sizeOfChanges(snapshot.context.changes);
  if (snapshot.matches('applied'))
    return {
      shows: 'result',
      direction,
      steps,
      conflicts,
      isKept: circumstances.isKept(),
      staged,
      actions: actionsOf(...(staged > 0 ? (['review'] as const) : []), 'leave', 'undo'),
    };
  if (snapshot.matches('halted')) {
    const reason = haltReasonOf(run, snapshot.context);
    // Sending again does not help if the provider does not offer the call.
    const actions =
      reason === 'notOffered'
        ? actionsOf('leave', 'undo', 'continue')
        : actionsOf('continue', 'check', 'undo', 'leave');
    return { shows: 'halt', direction, steps, conflicts, reason, isFound, actions };
  }
  const isSending = snapshot.matches({ applying: 'sending' });
  return { shows: 'progress', direction, phase: isSending ? 'sending' : 'checking', steps, actions: actionsOf('stop') };
};
