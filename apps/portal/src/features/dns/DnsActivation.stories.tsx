import { ActivationDialog } from '@may/screens/dns/DnsActivation/ActivationDialog.tsx';
import type { Meta } from '@storybook/react-vite';
import { flowStory } from '../../stories/flowStory.tsx';
import { dnsActivationRow } from './dnsActivation.row.ts';

/** Every state of a domain's activation, through `connectActivation` and the real dialog. */
const meta = { title: 'Domains/Activation states' } satisfies Meta;
export default meta;

export const States = await flowStory(dnsActivationRow, (activation) => <ActivationDialog activation={activation} />);
