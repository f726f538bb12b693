import { lazyPart, type Namespace, type ServerTab } from '@may/ui';
import type { ComponentType } from 'react';
import { GeneralTab } from './GeneralTab.tsx';
import type { TabProps } from './tabs.ts';

/** The tabs. The first one comes with the page; each other one is in a file that is fetched when the tab is opened. */
export const tabParts: Record<ServerTab, ComponentType<TabProps>> = {
  general: GeneralTab,
  logs: lazyPart<TabProps>(() => import('./logs/LogsTab.tsx')),
  disk: lazyPart<TabProps>(() => import('./upgrades/DiskTab.tsx')),
  mariadb: lazyPart<TabProps>(() => import('./upgrades/MariadbTab.tsx')),
  plan: lazyPart<TabProps>(() => import('./upgrades/PlanTab.tsx')),
  domains: lazyPart<TabProps>(() => import('./domains/DomainsTab.tsx')),
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
