import { toAsciiName } from '@may/domain/dns/idn.ts';
import type {
  AddCustomDomain,
  CustomDomainRow,
  CustomDomainsScreenProps,
  UnverifiedCustomDomain,
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
export const waitingFixture = (overrides: Partial<UnverifiedCustomDomain> = {}): UnverifiedCustomDomain => ({
  domain: namedFixture('www.shop.vn'),
  reason: 'refused',
  serverMessage: null,
  record: { type: 'CNAME', host: 'www', value: primaryFixture },
  unsent: null,
  actions: [{ name: 'verify', onPress: nothing }],
  onForget: nothing,
  ...overrides,
});

/** The empty form. */
export const addFormFixture = (overrides: Partial<AddCustomDomain> = {}): AddCustomDomain => ({
  typed: '',
  onType: nothing,
  read: null,
  problem: null,
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
  removing: null,
  onAdd: nothing,
};
