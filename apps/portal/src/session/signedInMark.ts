import { localStore } from '../storage/createStorage.ts';

const key = 'may.signedIn';

/** Notes, for the tabs to come, whether somebody is signed in in this browser; not who, and no more than a reason to ask the other tabs. */
export const markSignedIn = (isSomebody: boolean): void => {
  if (isSomebody) localStore.set(key, 'true');
  else localStore.remove(key);
};

/** Whether another tab may hold a session; a tab that was closed without signing out leaves its mark until somebody has asked in vain. */
export const isSignedInSomewhere = (): boolean => localStore.get(key) !== null;
