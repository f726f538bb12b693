import { narrowText } from '../narrowText.ts';
import { readIpv4, readIpv6 } from './addresses.ts';
import { type ChangeSet, diffZones } from './changeSet.ts';
import { type ImportedRecord, planImport } from './planImport.ts';
import type { ZoneRecord } from './records.ts';
import {
  type DmarcPolicy,
  dmarcPolicies,
  isSpf,
  mergeSpf,
  readSpf,
  type Spf,
  type SpfPolicy,
  writeDmarc,
  writeSpf,
} from './spf.ts';
import { googleWorkspace, microsoft365, planTemplate, pointToServer, type ZohoRegion, zohoMail } from './templates.ts';
import { readValue } from './values.ts';

/** The templates in the order of the page. */
export const templateNames = ['google', 'microsoft', 'zoho', 'server', 'spf', 'dmarc'] as const;

export type TemplateName = (typeof templateNames)[number];

/** The SPF terms of services that send mail for a domain. */
export const spfSenders = {
  google: 'include:_spf.google.com',
  microsoft: 'include:spf.protection.outlook.com',
  zoho: 'include:zohomail.com',
  mailchimp: 'include:servers.mcsv.net',
  sendgrid: 'include:sendgrid.net',
  ses: 'include:amazonses.com',
} as const;

/** The choices of all templates, as typed. */
export type TemplateChoices = {
  mailHost: string;
  region: ZohoRegion;
  host: string | null;
  address: string;
  spfTerms: readonly string[];
  spfAddresses: string;
  spfPolicy: SpfPolicy;
  dmarcPolicy: DmarcPolicy;
  dmarcReports: string;
  dmarcPercent: number | null;
};

/** The reason why the choices make no records. */
export type TemplateProblem =
  | 'mailHost'
  | 'noServer'
  | 'address'
  | 'spfAddresses'
  | 'spfNobody'
  | 'reports'
  | 'percent';

/** The changes that the choices make, or the problem. */
export type TemplatePlan = { ok: true; changes: ChangeSet } | { ok: false; problem: TemplateProblem };

const isAddressTerm = (term: string): boolean => /^\+?ip[46]:/i.test(term);

const spfHolders = (zone: readonly ZoneRecord[]): readonly ZoneRecord[] =>
  zone.filter(({ name, type, values }) => name === '@' && type === 'TXT' && values.some(isSpf));

/** The SPF of a zone; several SPF records count as one. */
const spfOf = (zone: readonly ZoneRecord[]): Spf | null =>
  spfHolders(zone)
    .flatMap(({ values }) => values.flatMap((value) => readSpf(value) ?? []))
    .reduce<Spf | null>((known, next) => (known ? mergeSpf(known, next) : next), null);

const isDmarc = (text: string): boolean => /^v=DMARC1\s*(;|$)/i.test(text);

const dmarcHolder = (zone: readonly ZoneRecord[]): ZoneRecord | undefined =>
  zone.find(({ name, type, values }) => name === '_dmarc' && type === 'TXT' && values.some(isDmarc));

const tagOf = (text: string, tag: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${tag}\\s*=\\s*([^;]*)`, 'i').exec(text)?.[1]?.trim();

/** The first choices: the values that the zone has already. */
export const templateChoicesOf = (zone: readonly ZoneRecord[], domain: string): TemplateChoices => {
  const spf = spfOf(zone);
  const dmarc = dmarcHolder(zone)?.values.find(isDmarc) ?? '';
  const percent = Number(tagOf(dmarc, 'pct') ?? 100);
  return {
    mailHost: microsoft365(domain)[0]?.values[0] ?? '',
    region: 'com',
    host: null,
    address: '',
    spfTerms: spf ? spf.terms.filter((term) => !isAddressTerm(term)) : ['mx'],
    spfAddresses: (spf?.terms ?? [])
      .filter(isAddressTerm)
      .map((term) => term.replace(/^\+?ip[46]:/i, ''))
      .join(' '),
    spfPolicy: spf?.policy ?? '~all',
    dmarcPolicy: dmarcPolicies.find((policy) => policy === tagOf(dmarc, 'p')?.toLowerCase()) ?? 'none',
    dmarcReports: (tagOf(dmarc, 'rua') ?? '')
      .split(',')
      .map((address) => address.trim().replace(/^mailto:/i, ''))
      .join(', '),
    dmarcPercent: Number.isInteger(percent) && percent >= 1 && percent <= 100 ? percent : 100,
  };
};

/** The SPF term of a typed address or network; null for any other text. */
const addressTerm = (typed: string): string | null => {
  const [address = '', length, ...rest] = typed.split('/');
  if (rest.length > 0) return null;
  const isWithin = (most: number) => length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= most);
  const suffix = length === undefined ? '' : `/${Number(length)}`;
  if (readIpv4(address) !== null) return isWithin(32) ? `ip4:${address}${suffix}` : null;
  const ipv6 = readIpv6(address);
  return ipv6 !== null && isWithin(128) ? `ip6:${ipv6}${suffix}` : null;
};

const wordsOf = (typed: string): string[] =>
  narrowText(typed)
    .split(/[\s,;]+/)
    .filter((word) => word !== '');

/** The SPF record of the choices; null if an address cannot be read. */
export const chosenSpf = ({ spfTerms, spfAddresses, spfPolicy }: TemplateChoices): Spf | null => {
  const addresses = wordsOf(spfAddresses).map(addressTerm);
  if (addresses.includes(null)) return null;
  return { terms: [...spfTerms, ...addresses.flatMap((term) => term ?? [])], policy: spfPolicy };
};

/** Replaces the old texts of `holders` with one text; their other texts stay. */
const replaceText = (
  zone: readonly ZoneRecord[],
  holders: readonly ZoneRecord[],
  isOld: (text: string) => boolean,
  wanted: Pick<ImportedRecord, 'name'> & { text: string },
  keyOf: (index: number) => string,
): ChangeSet => {
  const [first] = holders;
  if (!first) {
    const { name, text } = wanted;
    const record = { name, type: 'TXT', values: [text], ttl: null, priority: null, proxied: null } as const;
    return planImport(zone, [record], 'merge', keyOf);
  }
  const after = zone.flatMap((record): ZoneRecord | ZoneRecord[] => {
    if (!holders.includes(record)) return record;
    const others = record.values.filter((value) => !isOld(value));
    if (record === first) return { ...record, values: [wanted.text, ...others] };
    return others.length > 0 ? { ...record, values: others } : [];
  });
  return diffZones(zone, after);
};

const isMailAddress = (text: string): boolean => /^[^\s@,;!]+@[^\s@,;!]+\.[^\s@,;!]+$/.test(text);

const refuse = (problem: TemplateProblem): TemplatePlan => ({ ok: false, problem });

/** Plans the changes that a template makes in a zone. */
export const planTemplateChoices = (
  template: TemplateName,
  choices: TemplateChoices,
  zone: readonly ZoneRecord[],
  domain: string,
  keyOf: (index: number) => string,
): TemplatePlan => {
  const plan = (records: readonly ImportedRecord[]): TemplatePlan => ({
    ok: true,
    changes: planTemplate(zone, records, keyOf),
  });
  switch (template) {
    case 'google':
      return plan(googleWorkspace());
    case 'microsoft': {
      const host = readValue('MX', choices.mailHost, domain);
      return host.ok ? plan(microsoft365(domain, host.value)) : refuse('mailHost');
    }
    case 'zoho':
      return plan(zohoMail(choices.region));
    case 'server': {
      const typed = wordsOf(choices.address);
      const ipv4 = typed.flatMap((word) => readIpv4(word) ?? []);
      const ipv6 = typed.flatMap((word) => readIpv6(word) ?? []);
      if (ipv4.length + ipv6.length < typed.length) return refuse('address');
      const records = pointToServer({ host: choices.host, ipv4, ipv6 });
      return records.length > 0 ? plan(records) : refuse('noServer');
    }
    case 'spf': {
      const spf = chosenSpf(choices);
      if (!spf) return refuse('spfAddresses');
      if (spf.terms.length === 0 && spf.policy !== '-all') return refuse('spfNobody');
      const wanted = { name: '@', text: writeSpf(spf) };
      return { ok: true, changes: replaceText(zone, spfHolders(zone), isSpf, wanted, keyOf) };
    }
    case 'dmarc': {
      const reportTo = wordsOf(choices.dmarcReports);
      if (!reportTo.every(isMailAddress)) return refuse('reports');
      const percent = choices.dmarcPolicy === 'none' ? 100 : choices.dmarcPercent;
      if (percent === null || percent < 1 || percent > 100) return refuse('percent');
      const wanted = { name: '_dmarc', text: writeDmarc({ policy: choices.dmarcPolicy, reportTo, percent }) };
      const holder = dmarcHolder(zone);
      return { ok: true, changes: replaceText(zone, holder ? [holder] : [], isDmarc, wanted, keyOf) };
    }
  }
};
