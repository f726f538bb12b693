import { topUpGroups, topUpMethods } from '@may/domain';
import * as v from 'valibot';
import { draft } from '../../storage/draft.ts';

const draftSchema = v.object({
  amount: v.nullable(v.pipe(v.number(), v.safeInteger())),
  group: v.nullable(v.picklist(topUpGroups)),
  method: v.nullable(v.picklist(topUpMethods)),
  cardId: v.nullable(v.string()),
  /** The attempt this tab is in, by its name in the store of attempts. */
  attemptKey: v.nullable(v.string()),
});

/** The choices of an unfinished top-up in this tab. */
export const topUpDraft = draft('topUp', draftSchema);

/** What a top-up starts with where nothing was chosen: the local group, while no other can be. */
export const emptyDraft = { amount: null, group: 'local', method: null, cardId: null, attemptKey: null } as const;
