import { setMasked } from '@may/ui';
import { sessionStore } from './storage/createStorage.ts';
import { maskKey } from './storage/keys.ts';

/** True if this tab hides the customer's figures. */
export const isMaskKept = (): boolean => sessionStore.get(maskKey) !== null;

/** Hides or shows the customer's figures, and remembers it for this tab until its session ends. */
export const setMask = (isMasked: boolean): void => {
  if (isMasked) sessionStore.set(maskKey, 'true');
  else sessionStore.remove(maskKey);
  setMasked(isMasked);
};

export const toggleMask = (): void => setMask(!('masked' in document.documentElement.dataset));
