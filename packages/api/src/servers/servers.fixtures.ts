import { fixtureOf } from '../wire/fixtureOf.ts';

/** A region (spec §3). */
export const regionFixture = fixtureOf({ id: 1, name: 'Hà Nội' });

const literalPlan = { id: 2, name: 'Basic 2', price: 200_000, sale_price: 0, cpu: 2, ram: 2_000, disk: 20 };

/** A plan with the specified fields alone (spec §3; dong, MB of memory, GB of disk). */
export const literalPlanFixture = fixtureOf(literalPlan);

/** A plan as the rich provider sends it: with `sold_out`. */
export const planFixture = fixtureOf({ ...literalPlan, sold_out: false });

const literalServer = {
  id: 'srv_1',
  name: 'wp-bien-xanh',
  cpu: 2,
  ram: 2_000,
  disk: 20_480,
  mariadb_disk_size: 10_240,
  createdAt: '2026-11-21T00:00:00.000Z',
  domain: 'wp-bien-xanh.may.cloud',
  domains: ['wp-bien-xanh.may.cloud'],
  size: 2,
  replicate: 1,
  configs: { region: { name: 'Hà Nội' } },
};

/** A server with the specified fields alone (spec §3; MB of memory and disks). */
export const literalServerFixture = fixtureOf(literalServer);

/** A server as the rich provider sends it: with its address and its status. */
export const serverFixture = fixtureOf({ ...literalServer, ipv4: '203.0.113.7', status: 'active' });

/** The address of a server's log, as the specification shows it: a text. */
export const literalLogAddressFixture = 'wss://api.may.example/logs/srv_1?ticket=tik_1';

/** The address of a server's log as the rich provider sends it. */
export const logAddressFixture = fixtureOf({ url: literalLogAddressFixture });

export const createdServerFixture = fixtureOf({ id: 'srv_1' });
