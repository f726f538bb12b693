import type { TopUpDraft } from '@may/machines';
import * as v from 'valibot';
import { sessionStore } from '../../storage/createStorage.ts';

const draftSchema = v.object({
  v: v.literal(1),
  amount: v.nullable(v.pipe(v.number(), v.safeInteger())),
  group: v.nullable(v.picklist(['local', 'card'])),
  method: v.nullable(v.string()),
  cardId: v.nullable(v.string()),
  attemptKey: v.nullable(v.string()),
});

/** The choices of an unfinished top-up in this tab, and the attempt it was in. */
export type StoredDraft = TopUpDraft & { attemptKey: string | null };

const storageKey = 'may.topUpDraft';

export const readDraft = (): StoredDraft | null => {
  try {
    const parsed = v.safeParse(draftSchema, JSON.parse(sessionStore.get(storageKey) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
};

export const writeDraft = (draft: StoredDraft): void =>
  sessionStore.set(storageKey, JSON.stringify({ v: 1, ...draft }));

export const clearDraft = (): void => sessionStore.remove(storageKey);
