import { CustomDomainsScreen } from '@may/screens/servers/CustomDomains/CustomDomainsScreen.tsx';
import type { Meta } from '@storybook/react-vite';
import { flowStory } from '../../../stories/flowStory.tsx';
import { customDomainRow } from './customDomain.row.ts';

/** Every state of a server's domains, through `connectCustomDomain` and the real screen. */
const meta = { title: 'Server domains' } satisfies Meta;
export default meta;

export const States = await flowStory(customDomainRow, (view) => <CustomDomainsScreen {...view} />);
