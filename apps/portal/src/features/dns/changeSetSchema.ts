import type { ChangeSet } from '@may/domain/dns/changeSet.ts';
import type { ZoneRecord } from '@may/domain/dns/records.ts';
import { stepErrorKinds, stepStatuses } from '@may/domain/dns/stepProgress.ts';
import type { ChangeRun } from '@may/machines/dns/changeSet.types.ts';
import * as v from 'valibot';
import { draft } from '../../browser/storage/draft.ts';
import { name as key, whole } from '../../browser/storage/fields.ts';
import type { SharedStore } from '../../browser/storage/sharedStore.ts';

const text = v.pipe(v.string(), v.maxLength(65_535));

/** A record as local storage keeps it. */
export const zoneRecordSchema: v.GenericSchema<unknown, ZoneRecord> = v.object({
  id: key,
  name: text,
  type: text,
  values: v.array(text),
  ttl: v.nullable(whole),
  priority: v.nullable(whole),
  proxied: v.nullable(v.boolean()),
});

/** A change set as the tab's storage keeps it. */
export const changeSetSchema: v.GenericSchema<unknown, ChangeSet> = v.object({
  added: v.array(zoneRecordSchema),
  edited: v.array(v.object({ before: zoneRecordSchema, after: zoneRecordSchema })),
  deleted: v.array(zoneRecordSchema),
});

/** The staged changes of a domain in this tab. Like every draft they end with the session. */
export const stagedChanges = (domainId: string): SharedStore<ChangeSet> => draft(`dns.${domainId}`, changeSetSchema);

const progressSchema = v.array(
  v.object({
    step: v.variant('kind', [
      v.object({ kind: v.picklist(['add', 'delete']), key, record: zoneRecordSchema }),
      v.object({ kind: v.literal('edit'), key, record: zoneRecordSchema, before: zoneRecordSchema }),
    ]),
    status: v.picklist(stepStatuses),
    id: v.nullable(v.string()),
    kept: v.optional(v.nullable(zoneRecordSchema)),
    error: v.nullable(v.object({ kind: v.picklist(stepErrorKinds), serverMessage: v.nullable(v.string()) })),
  }),
);

/** A run of changes as local storage keeps it. */
export const changeRunSchema: v.GenericSchema<unknown, ChangeRun> = v.object({
  direction: v.picklist(['forward', 'back']),
  key,
  progress: progressSchema,
  unseen: v.optional(progressSchema),
});
