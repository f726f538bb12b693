import type { ServerTab } from '@may/screens/servers/ServerDetail/serverTabs.ts';
import type { Namespace } from '@may/ui';
import type { ComponentType } from 'react';
import { lazyPlace } from '../../router/lazyPlace.tsx';
import { GeneralTab } from './GeneralTab.tsx';
import type { TabProps } from './tabProps.ts';

const UpgradeTab = lazyPlace<TabProps>(() => import('./upgrade/UpgradeTab.tsx'));

/** The tabs. The first one comes with the page; each other one is in a file that is fetched when the tab is opened. */
export const tabParts: Record<ServerTab, ComponentType<TabProps>> = {
  general: GeneralTab,
  logs: lazyPlace<TabProps>(() => import('./log/LogsTab.tsx')),
  disk: UpgradeTab,
  mariadb: UpgradeTab,
  plan: UpgradeTab,
  domains: lazyPlace<TabProps>(() => import('./custom-domain/CustomDomainTab.tsx')),
};

/** The words of each tab that the page does not bring. */
export const tabWords: Record<ServerTab, readonly Namespace[]> = {
  general: [],
  logs: ['serverLog'],
  disk: ['serverUpgrade'],
  mariadb: ['serverUpgrade'],
  plan: ['serverUpgrade'],
  domains: ['customDomains'],
};
