import type { ServerLogEvent } from '@may/machines/servers/serverLog.types.ts';
import type { serverLogMachine } from '@may/machines/servers/serverLogMachine.ts';
import type { LogConnection, LogProblem } from '@may/screens/servers/ServerLog/serverLog.ts';
import type { SnapshotFrom } from 'xstate';

type Snapshot = SnapshotFrom<typeof serverLogMachine>;
type Send = (event: ServerLogEvent) => void;

const phaseOf = (snapshot: Snapshot, isOnline: boolean): LogConnection['phase'] => {
  // A connection without a network ends late or never, and no line comes through it.
  if (snapshot.matches({ listening: 'streaming' })) return isOnline ? 'live' : 'offline';
  const phases = ['reconnecting', 'offline', 'failed', 'refused', 'away'] as const;
  return phases.find((phase) => snapshot.matches(phase)) ?? 'connecting';
};

/** A single drop is no problem yet: the next try usually succeeds. */
const problemOf = ({ context: { failure, refusal } }: Snapshot, phase: LogConnection['phase']): LogProblem | null => {
  if (phase === 'live' || phase === 'offline' || phase === 'away') return null;
  if (refusal !== null) return { reason: refusal === 'host' ? 'foreignHost' : 'badAddress', serverMessage: null };
  if (failure === null || (failure.kind === 'dropped' && phase !== 'failed')) return null;
  return { reason: failure.kind, serverMessage: failure.serverMessage };
};

/** The connection to a server's log, as its screen shows it. */
export const connectServerLog = (
  snapshot: Snapshot,
  send: Send,
  { isOnline }: { isOnline: boolean },
): LogConnection => {
  const { openedAt, waitMs } = snapshot.context;
  const phase = phaseOf(snapshot, isOnline);
  const problem = problemOf(snapshot, phase);
  // A button that was pressed stays where it is until the answer is there.
  const isTrying = phase === 'connecting' && problem !== null;
  return {
    phase,
    since: openedAt === null ? null : new Date(openedAt).toISOString(),
    secondsLeft: phase === 'reconnecting' ? Math.ceil(waitMs / 1_000) : null,
    problem,
    actions:
      isTrying || snapshot.can({ type: 'retry' })
        ? [{ name: 'retry', busy: isTrying, onPress: () => send({ type: 'retry' }) }]
        : [],
  };
};
