import type { ChangeSet } from '@may/domain';
import { draft } from '../storage/draft.ts';
import type { StoredValue } from '../storage/storedValue.ts';
import { changeSetSchema } from './changeSetSchema.ts';

/** The staged changes of a domain in this tab. Like every draft they end with the session. */
export const stagedChanges = (domainId: string): StoredValue<ChangeSet> => draft(`dns.${domainId}`, changeSetSchema);
