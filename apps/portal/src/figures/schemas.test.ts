import fc from 'fast-check';
import * as valibot from 'valibot';
import { expect, inject, it, vi } from 'vitest';
import * as standIn from './schemas.ts';

type Reads = typeof import('@may/api/reads');

const row = {
  id: 'id_1',
  email: 'demo@may.cloud',
  name: 'wp-bien-xanh',
  region_code: 'AUD',
  balance: 12.5,
  description: 'Nạp tiền',
  amount: '1.500.000',
  currency: 'aud',
  created: 1_763_700_000,
  createdAt: '2026-11-20T17:00:00Z',
  ending_balance: -3,
  transactionCode: 7,
  number: 'MAY-0001',
  status: 'paid',
  amount_due: 500,
  amount_paid: 500,
  amount_remaining: 0,
  invoice_pdf: 'https://pay.example/1.pdf',
  hosted_invoice_url: 'javascript:alert(1)',
  server_id: 3,
  cpu: 2,
  ram: '2000',
  disk: 20_480,
  mariadb_disk_size: null,
  domain: ' bienxanh.vn ',
  domains: ['bienxanh.vn'],
  ipv4: '203.0.113.7',
  size: 's-1',
  replicate: 1,
  configs: { region: { name: 'Hà Nội' } },
  price: 200_000,
  sale_price: '0',
  sold_out: true,
  active: true,
  nameserver: ['ns1.may.cloud', 5],
};
const named = { ...row, name: 'bienxanh.vn' };

const schemasOf = (reads: Reads) => [
  reads.meSchema,
  reads.transactionSchema('VND'),
  reads.invoiceSchema('AUD'),
  reads.serverSchema,
  reads.planSchema,
  reads.regionSchema,
  reads.domainSchema,
  reads.envelopeOf(reads.list),
  reads.envelopeOf(reads.dataList),
];

const load = async (): Promise<Reads> => {
  vi.resetModules();
  return import('@may/api/reads');
};

it('any answer: the schemas of the figures read or refuse it as the client does', async () => {
  vi.doMock('valibot', () => ({ ...valibot, ...standIn }));
  const own = schemasOf(await load());
  vi.doUnmock('valibot');
  const clients = schemasOf(await load());
  const odd = fc.oneof(
    { weight: 1, arbitrary: fc.anything() },
    {
      weight: 6,
      arbitrary: fc.constantFrom(
        ...[undefined, null, '', ' ', 0, -1, 0.5, Number.NaN, 2 ** 60, [], {}, true],
        ...['1.000', 'void', 'x'.repeat(201), 'x'.repeat(501)],
      ),
    },
  );
  const changes = fc.dictionary(fc.constantFrom(...Object.keys(row)), fc.option(odd, { nil: 'leave out' }), {
    maxKeys: 4,
  });
  const changed = fc
    .tuple(fc.constantFrom(row, named), changes)
    .map(([sample, change]) =>
      Object.fromEntries(Object.entries({ ...sample, ...change }).filter(([, value]) => value !== 'leave out')),
    );
  const answer = fc.oneof(
    changed,
    odd,
    fc.record({ result: fc.oneof(fc.array(changed, { maxLength: 2 }), odd) }),
    fc.record({ result: fc.record({ data: fc.oneof(fc.array(changed, { maxLength: 2 }), odd) }) }),
  );
  const seen = new Set<string>();
  fc.assert(
    fc.property(answer, (raw) => {
      for (const [place, client] of clients.entries()) {
        const expected = valibot.safeParse(client, raw);
        const read = standIn.safeParse(own[place] as never, raw);
        expect(read.success).toBe(expected.success);
        if (expected.success) expect(read.output).toEqual(expected.output);
        seen.add(`${place} ${expected.success}`);
      }
    }),
    { numRuns: 1_000 * inject('randomShare') },
  );
  // Each schema has read an answer, and refused one.
  expect(seen.size).toBe(2 * clients.length);
});
