import { readDomainName } from '@may/domain/dns/readDomainName.ts';
import type { UnverifiedDomain } from '@may/machines/servers/customDomain.types.ts';
import * as v from 'valibot';
import { draft } from '../../../browser/storage/draft.ts';
import type { SharedStore } from '../../../browser/storage/sharedStore.ts';

const name = v.pipe(
  v.string(),
  v.check((text) => {
    const read = readDomainName(text);
    return read.ok && read.name === text;
  }),
);
const schema: v.GenericSchema<unknown, readonly UnverifiedDomain[]> = v.array(
  v.object({
    name,
    reason: v.picklist(['refused', 'unknown', 'accepted']),
    serverMessage: v.nullable(v.string()),
  }),
);

/** The domains of a server that wait for their record, in this tab: they survive a reload and, like every draft, end with the session. */
export const unverifiedStore = (serverId: string): SharedStore<readonly UnverifiedDomain[]> =>
  draft(`domains.${serverId}`, schema);
