import { type IdleLimit, idleLimits, PrivacyDialog } from '@may/ui';
import { useState, useSyncExternalStore } from 'react';
import { useSignedInMe } from '../data/me.ts';
import { chooseIdleLimit, readIdleLimit, subscribeToIdleLimit } from './idleSetting.ts';
import { setMask } from './mask.ts';

export type PrivacyPanelProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The panel for privacy; fetched when the customer opens it. */
const PrivacyPanel = (props: PrivacyPanelProps) => {
  const { id } = useSignedInMe();
  const stored = useSyncExternalStore(subscribeToIdleLimit, () => readIdleLimit(id));
  const [isKept, setKept] = useState(true);
  return (
    <PrivacyDialog
      {...props}
      onMask={setMask}
      idleLimit={idleLimits.find((limit): limit is IdleLimit => limit === stored) ?? null}
      isKept={isKept}
      onIdleLimit={(limit) => setKept(chooseIdleLimit(id, limit))}
    />
  );
};

export default PrivacyPanel;
