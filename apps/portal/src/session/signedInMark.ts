import { localStore } from '../browser/storage/createStorage.ts';

const key = 'may.signedIn';

/** Marks this browser as signed in, for tabs to come; it does not name the customer, and only makes a new tab ask the others. */
export const markSignedIn = (isSignedIn: boolean): void => {
  if (isSignedIn) localStore.set(key, 'true');
  else localStore.remove(key);
};

/** True if another tab may hold a session; the mark of a tab closed without signing out stays until a new tab asks in vain. */
export const mayBeSignedInElsewhere = (): boolean => localStore.get(key) !== null;
