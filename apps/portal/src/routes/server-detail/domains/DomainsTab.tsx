import { CustomDomainsScreen } from '@may/ui';
import type { TabProps } from '../tabs.ts';
import { useCustomDomain } from './useCustomDomain.ts';

/** The domains of a server. */
const DomainsTab = ({ server }: TabProps) => <CustomDomainsScreen {...useCustomDomain(server)} />;

export default DomainsTab;
