import { MaskButton, useMasked } from '@may/ui';
import { useState, useSyncExternalStore } from 'react';
import { useSignedInMe } from '../data/me.ts';
import { IdleLock } from './IdleLock.tsx';
import { readIdleLimit, subscribeToIdleLimit } from './idleSetting.ts';
import { toggleMask } from './mask.ts';

/** The idle lock and the button of hidden figures, for customers who use one; fetched when the page is idle. */
const PrivacyPart = () => {
  const { id } = useSignedInMe();
  const minutes = useSyncExternalStore(subscribeToIdleLimit, () => readIdleLimit(id));
  const isMasked = useMasked();
  // The button stays once it was there, so that the focus does not leave it.
  const [wasMasked, setWasMasked] = useState(isMasked);
  if (isMasked && !wasMasked) setWasMasked(true);
  return (
    <>
      {minutes === null ? null : <IdleLock key={minutes} minutes={minutes} />}
      {wasMasked ? <MaskButton onPress={toggleMask} /> : null}
    </>
  );
};

export default PrivacyPart;
