import { createApi } from '@may/api';
import { Permit } from '@may/api/permit';
import { readValue } from '@may/domain/dns/values.ts';
import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { sandboxOfTests, tokenOf } from '../app/testing/createTestSandbox.ts';
import { createQuirks, type QuirkName } from '../quirks/createQuirks.ts';
import { withQuirks } from '../quirks/withQuirks.ts';

const sandbox = sandboxOfTests();
const token = tokenOf();

const permit = new Permit(() => true);
const domain = { id: 'dom_1', name: 'bienxanh.vn' };
const typedTexts = fc.oneof(
  fc.constantFrom(
    '"\\"k=rsa; p=MIGf\\""',
    '"  led and trailed  "',
    '"\\"open"',
    '"\\"q\\" \\\\ \\195\\169"',
    'a\\b "c"',
  ),
  fc.string({ unit: fc.constantFrom('"', '\\', ' ', ';', 'a', '9', 'é'), minLength: 1, maxLength: 12 }),
  fc.string({ minLength: 240, maxLength: 300 }),
);
const values = fc.oneof(
  typedTexts.map((typed) => ({ type: 'TXT', typed }) as const),
  fc
    .tuple(fc.constantFrom('CNAME', 'MX', 'NS'), fc.constantFrom('Biển.vn', 'xn--bin-pkz.vn.', 'SHOPS.example.net'))
    .map(([type, typed]) => ({ type, typed }) as const),
);
const spellings: QuirkName[][] = [
  [],
  ['valuesTrimmed'],
  ['upperCase'],
  ['unicodeNames'],
  ['dottedHosts'],
  ['textsQuoted'],
];

it.each(['rich', 'literal'] as const)(
  'every value that the form takes → the same value in the list of the %s provider, however it spells',
  async (profile) => {
    const quirks = createQuirks();
    const fetch = withQuirks(quirks, sandbox.fetch);
    const { domains } = createApi({
      baseUrl: 'http://localhost:4173',
      fetch: async (input, init) => fetch(new Request(input, init)),
      getToken: () => token,
    });
    await sandbox.call('POST', '/__sandbox/profile', { json: { profile } });
    let next = 0;
    await fc.assert(
      fc.asyncProperty(values, fc.constantFrom(...spellings), async ({ type, typed }, names) => {
        const read = readValue(type, typed, domain.name);
        fc.pre(read.ok);
        if (!read.ok) return;
        quirks.play(names, 1);
        const name = `${profile}-${next++}`;
        const settings = { ttl: 3_600, priority: type === 'MX' ? 10 : null, proxied: false, attemptKey: null };
        await domains.createRecord(domain, { name, type, value: read.value, ...settings }, permit);
        const { items } = await domains.listRecords(domain);
        expect(items.find((record) => record.name === name)?.values).toEqual([read.value]);
      }),
      { numRuns: 200 * inject('randomShare') },
    );
  },
);
