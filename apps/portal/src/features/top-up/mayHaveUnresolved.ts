import { localStore } from '../../browser/storage/createStorage.ts';
import { attemptsKey } from '../../browser/storage/keys.ts';
import { watchKeys } from '../../browser/storage/watchKeys.ts';

let isWritten = false;

/** Calls `listener` after a change of the top-ups, in this tab or another one. */
export const watchTopUps = (listener: () => void): (() => void) =>
  watchKeys(
    (key) => key === attemptsKey,
    () => {
      isWritten = true;
      listener();
    },
  );

/** True if the browser remembers an unresolved top-up, or a full storage may have refused one of this page. */
export const mayHaveUnresolved = (): boolean =>
  isWritten || /"phase":"(?:begun|uncharged|open)"/.test(localStore.get(attemptsKey) ?? '');
