import { coolDownAfter } from '@may/machines';
import { LockScreen } from '@may/ui';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import type { LockScreenSnapshot } from './lockScreenProps.ts';
import { lockScreenProps } from './lockScreenProps.ts';
import { useSession } from './SessionContext.tsx';

/** The lock screen, in place of the app or over an expired session. */
const LockOverlay = () => {
  const { actor } = useSession();
  const navigate = useNavigate();
  const lockScreen = useSelector(actor, (snapshot) => snapshot.children.lockScreen);
  const snapshot: LockScreenSnapshot | undefined = useSelector(lockScreen, (current) => current);
  const waits = snapshot?.matches({ locked: 'coolingDown' }) ? snapshot.context.refusals : null;
  const coolingDownUntil = useMemo(() => (waits === null ? null : Date.now() + coolDownAfter(waits)), [waits]);
  if (!lockScreen || !snapshot) return null;
  return (
    <LockScreen
      {...lockScreenProps(snapshot)}
      coolingDownUntil={coolingDownUntil}
      onSubmit={({ password }) => lockScreen.send({ type: 'submit', password })}
      onSignOut={() => {
        navigate(paths.login, { replace: true });
        actor.send({ type: 'signOut' });
      }}
    />
  );
};

export default LockOverlay;
