import { describe, expect, it } from 'vitest';
import { zoneRecordFixture } from '../fixtures.ts';
import { type ChangeSet, noChanges } from './changeSet.ts';
import { findingsOf, mayBeApplied } from './findings.ts';
import { randomZone } from './randomZone.ts';
import type { ZoneRecord } from './records.ts';
import { mergeSpf, readSpf, spfLookupsOf, writeDmarc, writeSpf } from './spf.ts';
import { googleWorkspace, microsoft365, planTemplate, pointToServer, zohoMail } from './templates.ts';
import { healthOf } from './zoneHealth.ts';

const domain = 'example.com';
let next = 0;
const make = (name: string, type: string, values: string[], rest: Partial<ZoneRecord> = {}): ZoneRecord => {
  next += 1;
  return zoneRecordFixture({ id: `r${next}`, name, type, values, proxied: false, ...rest });
};
const root = make('@', 'A', ['1.1.1.1']);
const keyOf = (index: number) => `new ${index}`;
const codesOf = (zone: readonly ZoneRecord[]) => healthOf([root, ...zone], domain).map(({ code }) => code);
const changeCodes = (zone: readonly ZoneRecord[], changes: Partial<ChangeSet>) =>
  findingsOf(zone, { ...noChanges, ...changes }, domain)
    .filter(({ isNew }) => isNew)
    .map(({ code }) => code);

describe('healthOf', () => {
  const mail = make('@', 'MX', ['mail.example.com'], { priority: 10 });
  it.each<[string, ZoneRecord[], string[]]>([
    ['a CNAME beside another record', [make('www', 'CNAME', ['a.b']), make('www', 'TXT', ['x'])], ['cnameNotAlone']],
    ['two CNAMEs', [make('www', 'CNAME', ['a.b']), make('www', 'CNAME', ['c.d'])], ['cnameNotAlone']],
    ['a CNAME at the root', [make('@', 'CNAME', ['a.b'])], ['cnameAtRoot']],
    ['a CNAME to itself', [make('www', 'CNAME', ['www.example.com'])], ['pointsToItself']],
    ['one value twice', [make('x', 'A', ['1.2.3.4']), make('x', 'A', ['1.2.3.4', '2.2.2.2'])], ['duplicate']],
    ['mail to a name without an address', [mail], ['mxWithoutAddress']],
    ['mail to a name with an address', [mail, make('mail', 'AAAA', ['2001:db8::1'])], []],
    ['mail to a name that a wildcard covers', [mail, make('*', 'A', ['1.1.1.1'])], []],
    [
      'mail to a name that hides the wildcard',
      [mail, make('*', 'A', ['1.1.1.1']), make('mail', 'TXT', ['x'])],
      ['mxWithoutAddress'],
    ],
    ['mail to an alias', [mail, make('mail', 'CNAME', ['a.b'])], ['mxIsAlias']],
    ['mail through the proxy', [mail, make('mail', 'A', ['1.1.1.1'], { proxied: true })], ['mailHostProxied']],
    ['mail to another provider', [make('@', 'MX', ['mx.zoho.com'])], []],
    ['a null MX beside a mail server', [make('@', 'MX', ['.']), make('@', 'MX', ['a.b'])], ['nullMxNotAlone']],
    ['two SPF', [make('@', 'TXT', ['v=spf1 -all']), make('@', 'TXT', ['v=spf1 mx -all'])], ['spfTwice']],
    [
      'an SPF record with 11 lookups',
      [make('@', 'TXT', [`v=spf1 ${'include:a.b '.repeat(11)}~all`])],
      ['spfTooManyLookups'],
    ],
    [
      'a lifetime of one minute and one of a day',
      [make('x', 'A', ['1.1.1.1'], { ttl: 60 }), make('y', 'A', ['1.1.1.1'], { ttl: 86_400 })],
      ['ttlVeryShort', 'ttlVeryLong'],
    ],
    [
      'names that are properties of JavaScript objects',
      [make('__proto__', 'A', ['1.1.1.1']), make('constructor', 'A', ['1.1.1.1'])],
      [],
    ],
  ])('%s', (_title, zone, codes) => {
    expect(codesOf(zone)).toEqual(codes);
  });

  it('a zone without a root address gets `noRootAddress`; an empty zone gets nothing', () => {
    expect(healthOf([make('www', 'A', ['1.1.1.1'])], domain).map(({ code }) => code)).toEqual(['noRootAddress']);
    expect(healthOf([], domain)).toEqual([]);
  });

  it('reads each record of 4,000 as often as each of 400', () => {
    const looksAtEach = (size: number): number => {
      let looks = 0;
      const counted = (record: ZoneRecord) =>
        new Proxy(record, {
          get: (target, name) => {
            looks += 1;
            return Reflect.get(target, name);
          },
        });
      const zone = randomZone(1, size).map(counted);
      findingsOf(zone, { ...noChanges, deleted: zone.slice(0, 10) }, domain);
      return looks / size;
    };
    // Different record types change the ratio by 0.01; quadratic work would make it 10.
    expect(looksAtEach(4_000) / looksAtEach(400)).toBeCloseTo(1, 1);
  });
});

describe('findingsOf', () => {
  const www = make('www', 'A', ['1.1.1.1']);
  const ns = make('@', 'NS', ['ns1.may.cloud']);
  const mx = make('@', 'MX', ['mail.example.com']);
  const mail = make('mail', 'A', ['1.1.1.1']);
  const zone = [root, ns, mx, mail, www, make('a', 'A', ['1.1.1.1']), make('b', 'A', ['1.1.1.1'])];

  it('warns of more than a third deleted, of changed root nameservers and of the end of mail', () => {
    expect(changeCodes(zone, { deleted: zone.slice(4) })).toEqual(['manyDeleted']);
    expect(changeCodes(zone, { deleted: zone.slice(5) })).toEqual([]);
    expect(changeCodes(zone, { edited: [{ before: ns, after: { ...ns, ttl: 300 } }] })).toEqual([
      'rootNameserversTouched',
    ]);
    expect(changeCodes(zone, { deleted: [mx] })).toEqual(['mailWouldStop']);
    expect(changeCodes(zone, { deleted: [mail] })).toEqual(['mxWithoutAddress', 'mailWouldStop']);
  });

  it('an old blocking problem does not block other changes; a new one does', () => {
    const broken = [...zone, make('www', 'CNAME', ['a.b'])];
    const mending = findingsOf(broken, { ...noChanges, added: [make('c', 'A', ['1.1.1.1'])] }, domain);
    expect(mending).toContainEqual(
      expect.objectContaining({ code: 'cnameNotAlone', severity: 'blocking', isNew: false }),
    );
    expect(mayBeApplied(mending)).toBe(true);
    expect(mayBeApplied(findingsOf(zone, { ...noChanges, added: [make('www', 'CNAME', ['a.b'])] }, domain))).toBe(
      false,
    );
  });
});

describe('a template', () => {
  it('replaces the mail servers and joins its senders to the existing SPF record', () => {
    const zone = [
      root,
      make('@', 'MX', ['mail.example.com'], { priority: 10 }),
      make('@', 'TXT', ['v=spf1 ip4:1.1.1.1 -all', 'google-site-verification=x']),
    ];
    const changes = planTemplate(zone, googleWorkspace(), keyOf);
    expect(changes).toMatchObject({
      added: [],
      deleted: [],
      edited: [
        { after: { type: 'MX', values: ['smtp.google.com'], priority: 1 } },
        { after: { values: ['v=spf1 ip4:1.1.1.1 include:_spf.google.com ~all', 'google-site-verification=x'] } },
      ],
    });
    expect(findingsOf(zone, changes, domain).filter(({ severity }) => severity !== 'notice')).toEqual([]);
  });

  it('adds all its records to an empty zone, each with its own id', () => {
    for (const template of [googleWorkspace(), microsoft365(domain), zohoMail('eu')]) {
      const { added, edited, deleted } = planTemplate([root], template, keyOf);
      expect([edited, deleted]).toEqual([[], []]);
      expect(added).toHaveLength(template.length);
      expect(new Set(added.map(({ id }) => id)).size).toBe(added.length);
    }
    expect(microsoft365('may.com.vn')[0]?.values).toEqual(['may-com-vn.mail.protection.outlook.com']);
  });

  it('leads the root and www to a server and deletes the CNAME of www', () => {
    const zone = [root, make('www', 'CNAME', ['old.host']), make('mail', 'A', ['1.1.1.1'])];
    const changes = planTemplate(zone, pointToServer({ host: null, ipv4: ['9.9.9.9'], ipv6: [] }), keyOf);
    expect(changes.edited).toMatchObject([{ after: { name: '@', values: ['9.9.9.9'] } }]);
    expect(changes.deleted).toMatchObject([{ name: 'www', type: 'CNAME' }]);
    expect(changes.added).toMatchObject([{ name: 'www', type: 'A', proxied: true }]);
    const named = planTemplate(zone, pointToServer({ host: 'wp.may.cloud', ipv4: [], ipv6: [] }), keyOf);
    expect(named).toMatchObject({ added: [], edited: [{ after: { values: ['wp.may.cloud'] } }] });
  });
});

describe('SPF and DMARC', () => {
  it('are read, merged to the more lenient policy, counted and written', () => {
    const ours = readSpf('v=spf1 MX include:a.b -all') ?? { terms: [], policy: '-all' };
    expect(writeSpf(mergeSpf(ours, { terms: ['mx', 'include:c.d'], policy: '~all' }))).toBe(
      'v=spf1 MX include:a.b include:c.d ~all',
    );
    expect(spfLookupsOf({ terms: ['a', 'mx', 'include:x', 'ip4:1.1.1.1', 'exists:y', 'a:z', 'all'] })).toBe(5);
    expect(readSpf('v=spf10 all')).toBeNull();
    expect(writeDmarc({ policy: 'reject', reportTo: ['a@b.vn'], percent: 50 })).toBe(
      'v=DMARC1; p=reject; pct=50; rua=mailto:a@b.vn',
    );
  });
});

describe('SPF with a redirect', () => {
  const redirected = make('@', 'TXT', ['v=spf1 ip4:1.1.1.1 redirect=_spf.mail.net', 'other']);

  it('becomes an include, and is dropped beside an `all` term, which disables it', () => {
    expect(readSpf('v=spf1 a redirect=_spf.mail.net')).toEqual({
      terms: ['a', 'include:_spf.mail.net'],
      policy: '~all',
    });
    expect(readSpf('v=spf1 a -all redirect=_spf.mail.net')).toEqual({ terms: ['a'], policy: '-all' });
  });

  it('keeps its senders when a template joins others, with the notice `spfRedirectReplaced`', () => {
    const zone = [root, redirected];
    const changes = planTemplate(zone, googleWorkspace(), keyOf);
    expect(changes.edited).toMatchObject([
      { after: { values: ['v=spf1 ip4:1.1.1.1 include:_spf.mail.net include:_spf.google.com ~all', 'other'] } },
    ]);
    expect(findingsOf(zone, changes, domain).filter(({ code }) => code === 'spfRedirectReplaced')).toMatchObject([
      { severity: 'notice', isNew: true, name: '@', detail: '_spf.mail.net' },
    ]);
    const ttl = { ...noChanges, edited: [{ before: redirected, after: { ...redirected, ttl: 300 } }] };
    expect(findingsOf(zone, ttl, domain).map(({ code }) => code)).not.toContain('spfRedirectReplaced');
  });
});

describe('an address beside another', () => {
  const codesOf = (changes: Partial<ChangeSet>) =>
    findingsOf([root], { ...noChanges, ...changes }, domain).flatMap(({ code, name, detail }) =>
      code === 'addressBeside' ? `${name} ${detail}` : [],
    );

  it('gives a finding with both values, unless the old one is replaced or the name is new', () => {
    const second = make('@', 'A', ['9.9.9.9']);
    const [old = ''] = root.values;
    expect(codesOf({ added: [second] })).toEqual([`@ ${old}, 9.9.9.9`]);
    expect(codesOf({ edited: [{ before: root, after: { ...root, values: [old, '9.9.9.9'] } }] })).toEqual([
      `@ ${old}, 9.9.9.9`,
    ]);
    expect(codesOf({ edited: [{ before: root, after: { ...root, values: ['9.9.9.9'] } }] })).toEqual([]);
    expect(codesOf({ added: [second], deleted: [root] })).toEqual([]);
    expect(codesOf({ added: [make('new', 'A', ['9.9.9.9', '8.8.8.8'])] })).toEqual([]);
  });
});

describe('a name that repeats the domain', () => {
  it.each([
    ['as an owner', make('www.example.com', 'A', ['1.1.1.1']), 'www.example.com.example.com'],
    ['as the domain itself', make('example.com', 'A', ['1.1.1.1']), 'example.com.example.com'],
    ['as a target', make('shop', 'CNAME', ['www.example.com.example.com']), 'www.example.com.example.com'],
  ])('gives a warning with the name: %s', (_title, record, detail) => {
    expect(healthOf([root, record], domain)).toContainEqual({
      code: 'nameRepeatsDomain',
      name: record.name,
      recordIds: [record.id],
      detail,
    });
  });

  it('is not found in a name that only ends with the same letters', () => {
    const found = healthOf([root, make('myexample.com', 'A', ['1.1.1.1'])], domain);
    expect(found.map(({ code }) => code)).not.toContain('nameRepeatsDomain');
  });
});
