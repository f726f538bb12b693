import { describe, expect, it } from 'vitest';
import { zoneRecordFixture } from '../fixtures.ts';
import { type ChangeSet, noChanges } from './changeSet.ts';
import { findingsOf, gravesOf, mayBeApplied, zoneFindings } from './findings.ts';
import { randomZone } from './randomZone.fixtures.ts';
import type { ZoneRecord } from './records.ts';
import { withSpfTerms } from './spf.ts';
import { googleWorkspace, microsoft365, planTemplate, pointToServer, zohoMail } from './templates.ts';

const domain = 'example.com';
let next = 0;
const make = (name: string, type: string, values: string[], rest: Partial<ZoneRecord> = {}): ZoneRecord => {
  next += 1;
  return zoneRecordFixture({ id: `r${next}`, name, type, values, proxied: false, ...rest });
};
/** A name that is delegated to other nameservers. */
const away = (name: string) => make(name, 'NS', ['ns1.other.net']);
const root = make('@', 'A', ['1.1.1.1']);
const keyOf = (index: number) => `new ${index}`;
const codesOf = (zone: readonly ZoneRecord[]) => zoneFindings([root, ...zone], domain).map(({ code }) => code);
const changeCodes = (zone: readonly ZoneRecord[], changes: Partial<ChangeSet>) =>
  findingsOf(zone, { ...noChanges, ...changes }, domain).map(({ code }) => code);

describe('zoneFindings', () => {
  const mail = make('@', 'MX', ['mail.example.com'], { priority: 10 });
  it('finds each conflict, each target that is gone and each double, and nothing else', () => {
    const rows: readonly [string, ZoneRecord[], string[]][] = [
      ['a CNAME beside another record', [make('www', 'CNAME', ['a.b']), make('www', 'TXT', ['x'])], ['cnameNotAlone']],
      ['two CNAMEs', [make('www', 'CNAME', ['a.b']), make('www', 'CNAME', ['c.d'])], ['cnameNotAlone']],
      ['a CNAME at the root', [make('@', 'CNAME', ['a.b'])], ['cnameAtRoot']],
      ['a CNAME to itself', [make('www', 'CNAME', ['www.example.com'])], ['targetGone']],
      ['a CNAME to a name of the zone without a record', [make('www', 'CNAME', ['shop.example.com'])], ['targetGone']],
      ['a CNAME to a text of the zone', [make('a', 'CNAME', ['b.example.com']), make('b', 'TXT', ['x'])], []],
      ['a CNAME below a name of other nameservers', [make('www', 'CNAME', ['a.dev.example.com']), away('dev')], []],
      ['a nameserver without an address', [make('dev', 'NS', ['ns1.example.com'])], ['targetGone']],
      ['one value twice', [make('x', 'A', ['1.2.3.4']), make('x', 'A', ['1.2.3.4', '2.2.2.2'])], ['duplicate']],
      ['mail to a name without an address', [mail], ['targetGone']],
      ['mail to a name with an address', [mail, make('mail', 'AAAA', ['2001:db8::1'])], []],
      ['mail to a name that a wildcard covers', [mail, make('*', 'A', ['1.1.1.1'])], []],
      [
        'mail to a name that hides the wildcard',
        [mail, make('*', 'A', ['1.1.1.1']), make('mail', 'TXT', ['x'])],
        ['targetGone'],
      ],
      ['mail to an alias', [mail, make('mail', 'CNAME', ['a.b'])], ['mxIsAlias']],
      ['two SPF records at one name', [make('@', 'TXT', ['v=spf1 -all', 'x', 'v=spf1 mx ~all'])], ['spfTwice']],
      ['an SPF record beside one with another blank', [make('@', 'TXT', ['v=spf1 -all', 'v=spf1\u00A0-all'])], []],
      ['SPF records at two names', [make('@', 'TXT', ['v=spf1 -all']), make('a', 'TXT', ['v=spf1 -all'])], []],
      ['mail to another provider', [make('@', 'MX', ['mx.zoho.com'])], []],
      [
        'names that are properties of JavaScript objects',
        [make('__proto__', 'A', ['1.1.1.1']), make('constructor', 'A', ['1.1.1.1'])],
        [],
      ],
    ];
    for (const [title, zone, codes] of rows) expect.soft(codesOf(zone), title).toEqual(codes);
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

describe('a setting that the provider does not tell', () => {
  const bare = { ...make('www', 'A', ['1.1.1.1']), ttl: null, proxied: null };
  it('that stays unknown in an edit asks for consent, because a request would guess it; one that the customer sets does not', () => {
    const rows: readonly [string, Partial<ZoneRecord>, boolean][] = [
      ['stays unknown in an edit: a request would guess it', { values: ['2.2.2.2'] }, true],
      ['is set by the customer: nothing is guessed', { ttl: 300, proxied: true }, false],
    ];
    for (const [title, patch, isAsked] of rows) {
      const edited = [{ before: bare, after: { ...bare, ...patch } }];
      expect
        .soft(gravesOf(findingsOf([root, bare], { ...noChanges, edited }, domain)), title)
        .toEqual(isAsked ? ['settingGuessed'] : []);
    }
  });
});

describe('findingsOf', () => {
  const www = make('www', 'A', ['1.1.1.1']);
  const ns = make('@', 'NS', ['ns1.may.cloud']);
  const mx = make('@', 'MX', ['mail.example.com']);
  const mail = make('mail', 'A', ['1.1.1.1']);
  const zone = [root, ns, mx, mail, www, make('a', 'A', ['1.1.1.1']), make('b', 'A', ['1.1.1.1'])];

  it('warns of changed root nameservers and of the end of mail', () => {
    expect(changeCodes(zone, { deleted: zone.slice(4) })).toEqual([]);
    expect(changeCodes(zone, { edited: [{ before: ns, after: { ...ns, ttl: 300 } }] })).toEqual([
      'rootNameserversTouched',
    ]);
    expect(changeCodes(zone, { deleted: [mx] })).toEqual(['mailWouldStop']);
    expect(changeCodes(zone, { deleted: [mail] })).toEqual(['targetGone', 'mailWouldStop']);
  });

  it('asks consent to delete the last MX or its address also if the mail server is behind a proxy, which may let mail pass', () => {
    const mx = make('@', 'MX', ['mail.example.com'], { priority: 10 });
    const server = make('mail', 'A', ['1.2.3.4'], { proxied: true });
    expect(changeCodes([mx, server], { deleted: [mx] })).toEqual(['mailWouldStop']);
    expect(changeCodes([mx, server], { deleted: [server] })).toEqual(['targetGone', 'mailWouldStop']);
  });

  it('asks consent to delete all records of a domain with mail', () => {
    expect(changeCodes(zone, { deleted: zone })).toEqual(['rootNameserversTouched', 'mailWouldStop']);
  });

  it('a CNAME to itself is blocked, one to another missing name is not', () => {
    const mayAlias = (value: string) =>
      mayBeApplied(findingsOf(zone, { ...noChanges, added: [make('x', 'CNAME', [value])] }, domain));
    expect([mayAlias('x.example.com'), mayAlias('y.example.com')]).toEqual([false, true]);
  });

  it('an old blocking problem does not block other changes; a new one does', () => {
    const broken = [...zone, make('www', 'CNAME', ['a.b'])];
    expect(changeCodes(broken, { added: [make('c', 'A', ['1.1.1.1'])] })).toEqual([]);
    expect(mayBeApplied(findingsOf(zone, { ...noChanges, added: [make('www', 'CNAME', ['a.b'])] }, domain))).toBe(
      false,
    );
  });
});

describe('a change asks for consent', () => {
  const mx = make('@', 'MX', ['mail.example.com']);
  const server = make('mail', 'A', ['1.1.1.2']);
  const shop = make('shop', 'MX', ['mx.example.net']);
  const google = make('@', 'MX', ['aspmx.l.google.com']);
  const anyMail = make('*', 'MX', ['mx.example.net']);
  const wildcard = make('*', 'A', ['1.1.1.3']);
  const shopHost = make('shop', 'A', ['1.1.1.4']);
  const plain = [root, mx, server];
  const edit = (before: ZoneRecord, patch: Partial<ZoneRecord>) => ({
    edited: [{ before, after: { ...before, ...patch } }],
  });
  const mailTo = (host: string) => edit(google, { values: [host] });
  it('if mail of a name would stop, and only then', () => {
    const rows: readonly [string, ZoneRecord[], Partial<ChangeSet>, string[]][] = [
      ['to delete the MX', plain, { deleted: [mx] }, ['@']],
      ['to delete the MX of a name below', [...plain, shop], { deleted: [shop] }, ['shop']],
      ['to delete the address of the mail server', plain, { deleted: [server] }, ['@']],
      ['to rename the mail server', plain, edit(server, { name: 'mailx' }), ['@']],
      ['to put the mail server behind the proxy', plain, edit(server, { proxied: true }), ['@']],
      [
        'to put the root behind the proxy with mail there',
        [root, make('@', 'MX', [domain])],
        edit(root, { proxied: true }),
        ['@'],
      ],
      ['to replace the MX by a null MX', plain, edit(mx, { values: ['.'] }), ['@']],
      ['to add a null MX', plain, { added: [make('@', 'MX', ['.'])] }, ['@']],
      ['to repeat the domain in the MX', plain, edit(mx, { values: ['mail.example.com.example.com'] }), ['@']],
      [
        'to make the mail server an alias of a missing name',
        plain,
        edit(server, { type: 'CNAME', values: ['no.example.com'] }),
        ['@'],
      ],
      ['to delegate the mail server', plain, { added: [away('mail')] }, ['@']],
      [
        'to delegate a name above the mail server',
        [root, make('@', 'MX', ['a.b.example.com']), make('a.b', 'A', ['1.1.1.2'])],
        { added: [away('b')] },
        ['@'],
      ],
      ['to delegate a name with mail', [...plain, shop], { added: [away('shop')] }, ['shop']],
      ['to add a name below a wildcard MX', [root, anyMail], { added: [shopHost] }, ['shop']],
      [
        'to add a name below a name that a wildcard MX serves',
        [root, anyMail],
        { added: [make('_dmarc.shop', 'TXT', ['x'])] },
        ['shop'],
      ],
      ['to hide the wildcard by a text', [root, mx, wildcard], { added: [make('mail', 'TXT', ['x'])] }, ['@']],
      [
        'to hide the wildcard by a name below',
        [root, mx, wildcard],
        { added: [make('imap.mail', 'A', ['1.1.1.4'])] },
        ['@'],
      ],
      [
        'not to move mail to another provider',
        plain,
        { deleted: [server], ...edit(mx, { values: ['mx.zoho.com'] }) },
        [],
      ],
      ['not to move mail below an old delegation', [root, google, away('corp')], mailTo('mail.corp.example.com'), []],
      [
        'not to move mail below a new delegation',
        [root, google],
        { added: [away('corp')], ...mailTo('mail.corp.example.com') },
        [],
      ],
      [
        'not to move mail to an ALIAS',
        [root, google, make('mail', 'ALIAS', ['mx.host.net'])],
        mailTo('mail.example.com'),
        [],
      ],
      ['not to delete one of two mail servers', [...plain, google], { deleted: [mx] }, []],
      ['not to delete a hidden MX', [...plain, shop, away('shop')], { deleted: [shop] }, []],
    ];
    for (const [title, zone, changes, names] of rows) {
      const findings = findingsOf(zone, { ...noChanges, ...changes }, domain);
      const stopped = findings.filter(({ code }) => code === 'mailWouldStop');
      const places = stopped.map(({ name }) => name);
      expect.soft(places, title).toEqual(names);
    }
  });
});

describe('a template', () => {
  it('replaces the mail servers and adds its sender before the end of the existing SPF record', () => {
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
        { after: { values: ['v=spf1 ip4:1.1.1.1 include:_spf.google.com -all', 'google-site-verification=x'] } },
      ],
    });
    expect(changeCodes(zone, changes)).toEqual([]);
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
    const changes = planTemplate(zone, pointToServer(['9.9.9.9'], []), keyOf);
    expect(changes.edited).toMatchObject([{ after: { name: '@', values: ['9.9.9.9'] } }]);
    expect(changes.deleted).toMatchObject([{ name: 'www', type: 'CNAME' }]);
    expect(changes.added).toMatchObject([{ name: 'www', type: 'A', proxied: true }]);
  });
});

describe('withSpfTerms', () => {
  it('adds a term before the end of an SPF record, once', () => {
    for (const [text, extended] of [
      ['v=spf1 mx a -all', 'v=spf1 mx a include:x.net -all'],
      ['v=spf1  ?all exp=e.net', 'v=spf1 include:x.net  ?all exp=e.net'],
      ['v=spf1 redirect=_spf.a.net', 'v=spf1 include:x.net redirect=_spf.a.net'],
      ['v=spf1 include:X.net ip4:1.1.1.1 ~all', 'v=spf1 include:X.net ip4:1.1.1.1 ~all'],
      ['v=spf1 include:small.net', 'v=spf1 include:small.net include:x.net'],
    ] as const)
      expect.soft(withSpfTerms(text, ['include:x.net']), text).toBe(extended);
  });
});
