import { idleLockMachine } from '@may/machines/session/idleLockMachine.ts';
import { IdleWarning } from '@may/ui';
import { useMachine } from '@xstate/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSignedInMe } from '../../data/customer.queries.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { connectIdleLock } from './connectIdleLock.ts';
import { readIdleLimit, subscribeToIdleLimit } from './idleSetting.ts';
import { lastSeen, watchIdle } from './watchIdle.ts';

/** Locks this page after these minutes without a sign of the customer in any tab, by the session's own lock (docs/decisions/0026). */
const Watch = ({ id, minutes }: { id: string; minutes: number }) => {
  const session = useSession();
  const [machine] = useState(() =>
    idleLockMachine.provide({ actions: { lock: () => session.actor.send({ type: 'lock' }) } }),
  );
  const [snapshot, send, actor] = useMachine(machine, { input: { limitMs: minutes * 60_000, now: lastSeen(id) } });
  useEffect(() => watchIdle(actor, id, () => session.state() === 'signedIn'), [actor, id, session]);
  const warning = connectIdleLock(snapshot, send);
  return warning ? <IdleWarning {...warning} /> : null;
};

/** The idle lock of a customer who has chosen one; fetched when the page is idle. */
const IdleLock = () => {
  const { id } = useSignedInMe();
  const minutes = useSyncExternalStore(subscribeToIdleLimit, () => readIdleLimit(id));
  return minutes === null ? null : <Watch key={minutes} id={id} minutes={minutes} />;
};

export default IdleLock;
