import { fixtureOf } from '../wire/fixtureOf.ts';

/** A domain (spec §3); both providers send the same fields. */
export const domainFixture = fixtureOf({
  id: 'dom_1',
  name: 'bienxanh.vn',
  active: true,
  createdAt: '2026-11-21T00:00:00.000Z',
  nameserver: ['ns1.may.cloud', 'ns2.may.cloud'],
});

const literalRecord = { id: 'rec_1', name: 'www', type: 'A', data: ['198.51.100.7'] };

/** A record with the specified fields alone (spec §3): neither lifetime nor priority nor proxy. */
export const literalRecordFixture = fixtureOf(literalRecord);

/** A record as the rich provider sends it. */
export const recordFixture = fixtureOf({ ...literalRecord, ttl: 3_600, priority: null, proxied: true });

/** The nameserver check as specified (spec §7). */
export const literalCheckFixture = fixtureOf({ isValid: false });

/** The nameserver check of the rich provider: with the nameservers it found. */
export const checkFixture = fixtureOf({ isValid: false, observed: ['ns1.pavietnam.vn', 'ns2.pavietnam.vn'] });
