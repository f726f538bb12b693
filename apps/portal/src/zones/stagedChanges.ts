import type { ChangeSet } from '@may/domain';
import { draft } from '../storage/draft.ts';
import type { StoredValue } from '../storage/storedValue.ts';
import { changeSetSchema } from './changeSetSchema.ts';

/** What is staged for a domain in this tab and was not applied yet; it goes with the session, as every draft. */
export const stagedChanges = (domainId: string): StoredValue<ChangeSet> => draft(`dns.${domainId}`, changeSetSchema);
