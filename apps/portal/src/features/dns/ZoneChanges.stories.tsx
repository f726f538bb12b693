import { ZoneChangesScreen } from '@may/screens/dns/ZoneChanges/ZoneChangesScreen.tsx';
import type { Meta } from '@storybook/react-vite';
import { flowStory } from '../../stories/flowStory.tsx';
import { zoneHrefs } from './useZonePage.ts';
import { zoneChangesRow } from './zoneChanges.row.ts';

/** Every state of a zone's changes, through `connectZoneChanges` and the real screen. */
const meta = { title: 'Changes of a zone' } satisfies Meta;
export default meta;

const domain = { id: 'dom_1', name: 'bienxanh.vn', active: true, shown: 'bienxanh.vn' };

export const States = await flowStory(zoneChangesRow, (view) => (
  <ZoneChangesScreen domain={domain} hrefs={zoneHrefs('dom_1')} view={view} />
));
