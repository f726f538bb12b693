import {
  applyChanges,
  type ChangeSet,
  diffZones,
  noChanges,
  type StepProgress,
  type StepStatus,
  stepsOf,
  type ZoneRecord,
} from '@may/domain';
import { zoneRecordFixture } from '@may/domain/fixtures';
import { type ChangeSetContext, changeSetMachine } from '@may/machines';
import { ZoneChangesScreen } from '@may/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { zoneHrefs } from '../../zones/useZonePage.ts';
import { connectZoneChanges } from './connectZoneChanges.ts';

const root = zoneRecordFixture({ id: 'root', name: '@', values: ['203.113.131.1'] });
const www = zoneRecordFixture({ id: 'www', name: 'www', values: ['203.113.131.1'] });
const mail: ZoneRecord = {
  ...zoneRecordFixture({ id: 'mail', name: '@', type: 'MX' }),
  values: ['mail.bienxanh.vn'],
  priority: 10,
  proxied: false,
};
const old = zoneRecordFixture({ id: 'old', name: 'cu', values: ['203.113.131.9'] });
const shop = zoneRecordFixture({ id: 'new shop', name: 'shop', values: ['203.113.131.7'] });
const zone = [root, www, mail, old];
const changes: ChangeSet = { added: [shop], edited: [{ before: www, after: { ...www, ttl: 300 } }], deleted: [old] };
const domain = { id: 'dom_1', name: 'bienxanh.vn' };
const steps = stepsOf(changes);
const inverse = diffZones(applyChanges(zone, changes), zone);
const taken = (statuses: readonly StepStatus[], error: StepProgress['error'] = null): StepProgress[] =>
  steps.map((step, index) => {
    const status = statuses[index] ?? 'waiting';
    return { step, status, id: null, error: status === 'applied' || status === 'waiting' ? null : error };
  });
const forward = (progress: readonly StepProgress[]) => ({
  run: { direction: 'forward', key: 'run', progress } as const,
});
const back = (statuses: readonly StepStatus[]) => ({
  run: {
    direction: 'back',
    key: 'run back',
    progress: stepsOf(inverse).map((step, index) => ({
      step,
      status: statuses[index] ?? 'waiting',
      id: null,
      error: null,
    })),
  } as const,
});
const start: ChangeSetContext = {
  domain,
  zone,
  run: null,
  changes,
  undo: null,
  accepted: [],
  last: null,
  conflicts: [],
  needsConfirmation: false,
  isFound: false,
  isUnread: false,
};

const at = (value: StateValueFrom<typeof changeSetMachine>, context: Partial<ChangeSetContext> = {}): Story => ({
  args: {
    view: connectZoneChanges(changeSetMachine.resolveState({ value, context: { ...start, ...context } }), fn(), {
      missing: { edit: false, delete: false },
      createKey: () => 'run',
      onDone: fn(),
      onUndo: fn(),
    }),
  },
});

/** Every state of a zone's changes, through `connectZoneChanges` and the real screen. */
const meta = {
  title: 'Changes of a zone',
  component: ZoneChangesScreen,
  args: {
    domain: { ...domain, active: true, shown: 'bienxanh.vn' },
    hrefs: zoneHrefs('dom_1'),
    view: { shows: 'loading' },
  },
} satisfies Meta<typeof ZoneChangesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Staging = at('staging', { changes: noChanges });
export const Reviewing = at('reviewing');
export const ReviewingUndoOfWhatIsGone = at('reviewing', {
  undo: noChanges,
  conflicts: [{ step: { key: 'delete', kind: 'delete', record: mail }, now: { ...mail, priority: 20 } }],
});
export const ReviewingGraveChange = at('reviewing', { changes: { ...noChanges, deleted: [mail, old] } });
export const ReviewingWhatAnotherPersonChanged = at('reviewing', {
  conflicts: [
    {
      step: { key: 'edit', kind: 'edit', record: { ...www, ttl: 300 }, before: www },
      now: { ...www, values: ['203.113.131.2'] },
    },
  ],
});
export const ApplyingPreparing = at({ applying: 'preparing' }, forward(taken([])));
export const ApplyingSending = at({ applying: 'sending' }, forward(taken(['applied', 'sending'])));
export const ApplyingReconciling = at({ applying: 'reconciling' }, forward(taken(['applied', 'unknown'])));
export const ApplyingVerifying = at({ applying: 'verifying' }, forward(taken(['applied', 'notApplied'])));
export const Halted = at(
  'halted',
  forward(taken(['applied', 'refused'], { kind: 'refused', serverMessage: 'Bản ghi này đã có.' })),
);
export const Applied = at('applied', forward(taken(['applied', 'applied', 'applied'])));
export const SendingAnUndo = at({ applying: 'sending' }, back(['applied', 'sending']));
export const HaltedUndo = at('halted', back(['applied', 'refused']));
export const Undone = at('applied', back(['applied', 'applied', 'applied']));
