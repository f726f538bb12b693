import { type PaletteChoice, paletteKinds } from '@may/ui';
import * as v from 'valibot';
import { localStore } from '../storage/createStorage.ts';
import { storedValue } from '../storage/storedValue.ts';

/** Choices that are kept: more than are shown, because some of them go. */
const most = 20;

const schema = v.array(v.object({ kind: v.picklist(paletteKinds), id: v.pipe(v.string(), v.maxLength(200)) }));

const stored = (customerId: string) => storedValue<PaletteChoice[]>(localStore, `may.palette.${customerId}`, schema);

/** The last choices of a customer in this browser, the newest first. It holds ids and no word of the things. */
export const readRecent = (customerId: string): readonly PaletteChoice[] => stored(customerId).read() ?? [];

/** Keeps a choice before the older ones; a browser that refuses keeps it until the page closes. */
export const noteRecent = (customerId: string, choice: PaletteChoice): void => {
  const others = readRecent(customerId).filter(({ kind, id }) => kind !== choice.kind || id !== choice.id);
  stored(customerId).write([choice, ...others].slice(0, most));
};
