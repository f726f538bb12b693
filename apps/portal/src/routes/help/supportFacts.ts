import type { Me } from '@may/api';
import type { Notice } from '@may/domain';
import type { SupportFacts } from '@may/ui';
import { config } from '../../config.ts';
import { safeReturnTo } from '../../router/returnTo.ts';
import type { Settings } from '../../settings/settings.ts';
import { localStore } from '../../storage/createStorage.ts';

const mostNotices = 5;

/** The path of a page of the portal. Its query is left out, because a card provider's secret may be in it. */
export const pageOf = (from: string | null): string | null =>
  from === null ? null : new URL(safeReturnTo(from), 'https://portal.invalid').pathname;

/** The provider as the settings describe it: its address, its abilities, the services that are switched on. */
export const providerOf = ({ apiOrigin, provider, flags, cardKey }: Settings, origin: string): string => {
  const onOff = (isOn: boolean) => (isOn ? 'on' : 'off');
  const services = Object.entries(flags).flatMap(([service, isOn]) => (isOn ? [service] : []));
  return [
    apiOrigin || origin,
    `attempt keys ${onOff(provider.idempotencyKey)}`,
    `cards ${onOff(cardKey !== '')}`,
    `services ${services.join(', ') || 'none'}`,
  ].join('; ');
};

/** The name of the portal's main script; a development server has no version. */
const versionOf = (page: Document): string =>
  page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1) ?? 'development';

/** True if the browser keeps what is stored, tried with a small entry. */
const canStore = (): boolean => {
  const probe = 'may.table.probe';
  const isKept = localStore.setDurably?.(probe, '.') ?? false;
  localStore.remove(probe);
  return isKept;
};

/** The facts of this browser and of the portal that it shows. */
const readDevice = (): Omit<SupportFacts, 'account' | 'notices' | 'page'> => ({
  at: Date.now(),
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  version: versionOf(document),
  browser: navigator.userAgent,
  screen: `${window.innerWidth} × ${window.innerHeight}`,
  language: document.documentElement.lang,
  isOnline: navigator.onLine,
  canStore: canStore(),
  provider: providerOf(config, window.location.origin),
});

/** The facts of the support packet: nothing in them opens an account or names money. */
export const readSupportFacts = (
  { me, notices, from }: { me: Me | null; notices: readonly Notice[]; from: string | null },
  device = readDevice(),
): SupportFacts => ({
  ...device,
  page: pageOf(from),
  account: me && { id: me.id, email: me.email },
  notices: [...notices]
    .sort((a, b) => b.at - a.at)
    .slice(0, mostNotices)
    .map(({ kind, at }) => ({ kind, at })),
});
