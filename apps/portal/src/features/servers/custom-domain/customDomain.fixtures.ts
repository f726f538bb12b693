import type { Registrable } from '@may/domain/dns/readDomainName.ts';
import { serverFixture } from '@may/domain/fixtures';
import type { CustomDomainCircumstances } from './connectCustomDomain.ts';

export const primary = 'wp-bien-xanh.may.cloud';

/** The registrable domain of each name, as the list of public suffixes tells it. */
const registrablesOf = (domain: string, ...names: string[]): [string, Registrable][] =>
  [domain, ...names].map((name) => [name, { domain }]);

/** A server with one custom domain and the rich provider's address. */
export const circumstancesFixture = (
  overrides: Partial<CustomDomainCircumstances> = {},
): CustomDomainCircumstances => ({
  server: serverFixture({ domain: primary, domains: [primary, 'blog.vn'], ipv4: '203.0.113.7' }),
  registrables: new Map(registrablesOf('shop.vn', 'www.shop.vn')),
  ...overrides,
});
