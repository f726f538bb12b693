import { whenIdle } from '@may/ui';
import { localStore } from '../storage/createStorage.ts';
import { idleLockPrefix } from '../storage/keys.ts';

const wanted = Promise.withResolvers<void>();

/** Fetches the part for privacy: the customer has just hidden the figures or chosen an idle lock. */
export const wantPrivacy = (): void => wanted.resolve();

/** Resolves at an idle moment once privacy is wanted: the figures are hidden, or a customer of this browser has an idle lock. */
export const whenPrivate = async (): Promise<void> => {
  const isLimit = (key: string | null) => key?.startsWith(idleLockPrefix);
  if ('masked' in document.documentElement.dataset || localStore.keys().some(isLimit)) wantPrivacy();
  // A lock of another tab locks this one: it must know of the signs in this one.
  addEventListener('storage', ({ key }) => isLimit(key) && wantPrivacy());
  await wanted.promise.then(whenIdle);
};
