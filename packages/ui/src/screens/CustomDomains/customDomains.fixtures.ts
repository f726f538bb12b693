import { toAsciiName } from '@may/domain';
import type {
  AddCustomDomain,
  CustomDomainRow,
  CustomDomainsScreenProps,
  UnverifiedCustomDomains,
  ZoneHelp,
  ZonePlan,
} from './customDomains.ts';

const nothing = (): void => undefined;

export const primaryFixture = 'wp-bien-xanh.may.cloud';

export const namedFixture = (shown: string) => ({ name: toAsciiName(shown) ?? shown, shown });

/** A verified domain that can be removed. */
export const rowFixture = (shown: string, overrides: Partial<CustomDomainRow> = {}): CustomDomainRow => ({
  ...namedFixture(shown),
  isPrimary: false,
  openHref: `https://${toAsciiName(shown)}`,
  onRemove: nothing,
  ...overrides,
});

/** A refused domain with its record. */
export const waitingFixture = (overrides: Partial<UnverifiedCustomDomains> = {}): UnverifiedCustomDomains => ({
  domains: [namedFixture('www.shop.vn')],
  reason: 'refused',
  serverMessage: null,
  obstacles: [],
  records: [{ ...namedFixture('www.shop.vn'), type: 'CNAME', host: 'www', value: primaryFixture }],
  missingAddresses: [],
  zones: [],
  onRetryZones: null,
  phase: null,
  unsent: null,
  actions: [{ name: 'verify', onPress: nothing }],
  alone: [],
  onForget: nothing,
  ...overrides,
});

/** A record that waits to be made, and replaces another one. */
export const zonePlanFixture = (overrides: Partial<ZonePlan> = {}): ZonePlan => ({
  state: 'missing',
  count: 1,
  delegated: [],
  unreadable: 0,
  replaced: [{ id: 'www', type: 'A', name: 'www.shop.vn', values: ['198.51.100.7'], isProxied: true }],
  mailAt: [],
  onCreate: nothing,
  ...overrides,
});

/** A zone of the account in which www leads elsewhere. */
export const zoneHelpFixture = (overrides: Partial<ZoneHelp> = {}): ZoneHelp => ({
  id: 'dom_1',
  shown: 'shop.vn',
  active: true,
  activateHref: '#activate',
  changesHref: '#changes',
  plan: { status: 'ready', value: zonePlanFixture() },
  ...overrides,
});

/** The empty form. */
export const addFormFixture = (overrides: Partial<AddCustomDomain> = {}): AddCustomDomain => ({
  typed: '',
  onType: nothing,
  read: null,
  problem: null,
  twin: null,
  willAdd: [],
  missingAddress: null,
  phase: null,
  unsent: null,
  actions: [{ name: 'submit', onPress: nothing }],
  onClose: nothing,
  ...overrides,
});

/** The primary domain and two others. */
export const customDomainsFixture: CustomDomainsScreenProps = {
  domains: [
    rowFixture(primaryFixture, { isPrimary: true, onRemove: null }),
    rowFixture('cà-phê-sao-mai.vn'),
    rowFixture('blog.vn'),
  ],
  blocked: null,
  form: null,
  unverified: [],
  unknown: null,
  removing: null,
  onAdd: nothing,
};
