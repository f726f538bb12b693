import { dnsDomainFixture } from '@may/domain/fixtures';
import { DomainDialogs } from '@may/screens/dns/Domains/DomainDialogs.tsx';
import { DomainsScreen } from '@may/screens/dns/Domains/DomainsScreen.tsx';
import type { DomainsScreenProps } from '@may/screens/dns/Domains/domains.ts';
import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { href } from '../../router/href.ts';
import { flowStory } from '../../stories/flowStory.tsx';
import { domainsRow } from './domains.row.ts';
import { rowOfDomain } from './useDomains.tsx';

/** Every state of adding and deleting a domain, through `connectDomains` and the real screen. */
const meta = { title: 'Domains/States' } satisfies Meta;
export default meta;

const list: DomainsScreenProps = {
  domains: { status: 'ready', value: { unreadable: 0, items: [rowOfDomain(dnsDomainFixture())] } },
  hrefs: { home: href('dashboard') },
  onAdd: fn(),
  onDelete: fn(),
};

export const States = await flowStory(domainsRow, (dialogs) => (
  <DomainsScreen {...list}>
    <DomainDialogs {...dialogs} />
  </DomainsScreen>
));
