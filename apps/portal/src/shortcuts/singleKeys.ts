import { localStore } from '../storage/createStorage.ts';

const key = 'may.keys';
const off = 'off';

/** False if the customer switched off, in this browser, the shortcuts that a letter alone runs: dictation types such letters. */
export const areSingleKeysOn = (): boolean => localStore.get(key) !== off;

export const chooseSingleKeys = (isOn: boolean): void => {
  if (isOn) localStore.remove(key);
  else localStore.set(key, off);
};
