import { localStore } from './createStorage.ts';
import { forgetUndos } from './forgetZones.ts';
import { eraOf } from './judgeSession.ts';
import { wordKeys } from './keys.ts';

/** The word of a browser that keeps nothing at all, for as long as the page lives. */
let unkept: string | null = null;

/** The word that is valid in this browser, read past everything this page remembers; null where there is none. */
export const lastWord = (): string | null => {
  try {
    return window.localStorage.getItem(wordKeys.last);
  } catch {
    return unkept;
  }
};

const say = (word: string): string => {
  unkept = word;
  localStore.remove(wordKeys.last);
  localStore.set(wordKeys.last, word);
  if (lastWord() !== word) {
    // The storage is full: what could be taken back of a zone gives way. Where that does not help, no word is left: every tab is locked.
    forgetUndos();
    localStore.set(wordKeys.last, word);
  }
  return word;
};

/** The word that is valid now, for a session that is opened now; the first session of a browser begins with a new one. */
export const currentWord = (): string => lastWord() ?? say(`${crypto.randomUUID()} ${crypto.randomUUID()}`);

/** From now on every session of this browser that was opened before is locked. */
export const sayLocked = (): void => void say(`${eraOf(currentWord())} ${crypto.randomUUID()}`);

/** From now on every session of this browser that was opened before is over. */
export const saySignedOut = (): void => void say(`${crypto.randomUUID()} ${crypto.randomUUID()}`);
