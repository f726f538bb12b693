import { type Api, isApiError, isNotOffered, type Permit } from '@may/api';
import { type ChangeSet, sizeOfChanges } from '@may/domain/dns/changeSet.ts';
import { draftOf, type ZoneRecord } from '@may/domain/dns/records.ts';
import type { StepApplied, StepRequest } from '@may/machines/dns/changeSet.types.ts';
import { changeSetMachine } from '@may/machines/dns/changeSetMachine.ts';
import { fromPromise } from 'xstate';
import type { SharedStore } from '../../browser/storage/sharedStore.ts';
import { announce } from '../../data/notices/notices.ts';
import { mintPermit } from '../../data/permit.ts';
import { toRejection } from '../../data/toRejection.ts';
import type { ZoneOwner, ZoneStore } from './zoneStore.ts';

export type ChangeSetOptions = {
  domains: Pick<Api['domains'], 'createRecord' | 'updateRecord' | 'deleteRecord'>;
  owner: ZoneOwner;
  store: ZoneStore;
  staged: SharedStore<ChangeSet>;
  /** True if the provider understands `Idempotency-Key` (config). */
  sendsKeys: boolean;
  /** Reads the newest records. */
  readZone: () => Promise<readonly ZoneRecord[]>;
  announceChanged: () => void;
};

const refusal = (error: unknown, kind: StepRequest['step']['kind']) => {
  // The session has ended, so the provider did not judge the record.
  if (isApiError(error) && error.status === 401) return { kind: 'signedOut', serverMessage: null };
  if (kind === 'add' || !isNotOffered(error)) return toRejection(error);
  return { kind: 'notOffered', serverMessage: isApiError(error) ? error.serverMessage : null };
};

const unwritable = { kind: 'refused', serverMessage: null };

const sendStep = async (
  { domains, sendsKeys }: ChangeSetOptions,
  { domain, step, attemptKey }: StepRequest,
  permit: Permit,
): Promise<StepApplied> => {
  if (step.kind === 'delete') {
    await domains.deleteRecord(domain, step.record.id, permit);
    return { id: null };
  }
  const draft = draftOf(step.record);
  if (draft === null) throw unwritable;
  if (step.kind === 'edit') {
    const changed = await domains.updateRecord(domain, step.record.id, draft, permit);
    return { id: changed?.id ?? step.record.id, record: changed };
  }
  const { values, ...record } = draft;
  const made = await domains.createRecord(
    domain,
    { ...record, value: values[0] ?? '', attemptKey: sendsKeys ? attemptKey : null },
    permit,
  );
  return { id: made?.id ?? null, record: made };
};

/** The change-set machine of a zone, connected to the provider and to this browser's memory (docs/decisions/0015). */
export const provideChangeSet = (options: ChangeSetOptions) => {
  const { owner, store, staged, readZone, announceChanged } = options;
  return changeSetMachine.provide({
    actors: {
      applyStep: fromPromise<StepApplied, StepRequest>(({ input, signal }) =>
        sendStep(options, input, mintPermit(signal)).catch((error: unknown) => {
          throw error === unwritable ? error : refusal(error, input.step.kind);
        }),
      ),
      readZone: fromPromise(readZone),
    },
    actions: {
      announce,
      rememberStaged: (_, { changes }) => {
        if (sizeOfChanges(changes) > 0) staged.write(changes);
        else staged.clear();
      },
      rememberRun: (_, { run }) => {
        if (run) store.writeRun(owner, run);
      },
      announceChanged,
    },
  });
};
