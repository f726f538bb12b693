import { setMasked } from '@may/ui';
import { sessionStore } from '../storage/createStorage.ts';
import { maskKey } from '../storage/keys.ts';

/** Hides or shows the customer's figures, and remembers it for this tab. */
export const setMask = (isMasked: boolean): void => {
  if (isMasked) sessionStore.set(maskKey, 'true');
  else sessionStore.remove(maskKey);
  setMasked(isMasked);
};

/** Hides the figures as the tab does that hands its session over: a link that opens a new tab must not show what this one hides. */
export const takeMask = (): void => setMask(true);

export const toggleMask = (): void => setMask(!('masked' in document.documentElement.dataset));
