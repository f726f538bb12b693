import { narrowText } from '../narrowText.ts';
import { readIpv4, readIpv6 } from './addresses.ts';
import type { ChangeSet } from './changeSet.ts';
import type { ImportedRecord } from './planImport.ts';
import type { ZoneRecord } from './records.ts';
import { type DmarcPolicy, isDmarc } from './spf.ts';
import {
  googleWorkspace,
  mailSenders,
  microsoft365,
  planTemplate,
  pointToServer,
  type SpfSender,
  templateRecord,
  type ZohoRegion,
  zohoMail,
} from './templates.ts';
import { readValue } from './values.ts';

/** The templates in the order of the page. */
export const templateNames = ['google', 'microsoft', 'zoho', 'server', 'spf', 'dmarc'] as const;

export type TemplateName = (typeof templateNames)[number];

/** The choices of all templates, as typed. */
export type TemplateChoices = {
  mailHost: string;
  region: ZohoRegion;
  address: string;
  senders: readonly SpfSender[];
  dmarcPolicy: DmarcPolicy;
  dmarcReports: string;
};

/** The reason why the choices make no records. */
export type TemplateProblem = 'mailHost' | 'address' | 'spfNobody' | 'reports' | 'dmarcExists';

/** The changes that the choices make, or the problem. */
export type TemplatePlan = { ok: true; changes: ChangeSet } | { ok: false; problem: TemplateProblem };

export const firstTemplateChoices = (domain: string): TemplateChoices => ({
  mailHost: microsoft365(domain)[0]?.values[0] ?? '',
  region: 'com',
  address: '',
  senders: [],
  dmarcPolicy: 'none',
  dmarcReports: '',
});

const wordsOf = (typed: string): string[] =>
  narrowText(typed)
    .split(/[\s,;]+/)
    .filter((word) => word !== '');

const isMailAddress = (text: string): boolean => /^[^\s@,;!]+@[^\s@,;!]+\.[^\s@,;!]+$/.test(text);

/** True if the zone has a DMARC record, or another service holds it: beside a CNAME or an NS record no text is answered. */
const hasDmarc = (zone: readonly ZoneRecord[]): boolean =>
  zone.some(({ name, type, values }) => name === '_dmarc' && (/^(CNAME|NS)$/.test(type) || values.some(isDmarc)));

/** The records of a template with its choices, or the problem. */
const recordsOf = (
  template: TemplateName,
  choices: TemplateChoices,
  domain: string,
): readonly ImportedRecord[] | TemplateProblem => {
  switch (template) {
    case 'google':
      return googleWorkspace();
    case 'microsoft': {
      const host = readValue('MX', choices.mailHost, domain);
      return host.ok ? microsoft365(domain, host.value) : 'mailHost';
    }
    case 'zoho':
      return zohoMail(choices.region);
    case 'server': {
      const typed = wordsOf(choices.address);
      const ipv4 = typed.flatMap((word) => readIpv4(word) ?? []);
      const ipv6 = typed.flatMap((word) => readIpv6(word) ?? []);
      const isRead = typed.length > 0 && ipv4.length + ipv6.length === typed.length;
      return isRead ? pointToServer(ipv4, ipv6) : 'address';
    }
    case 'spf':
      return choices.senders.length > 0 ? mailSenders(choices.senders) : 'spfNobody';
    case 'dmarc': {
      const reports = wordsOf(choices.dmarcReports);
      if (!reports.every(isMailAddress)) return 'reports';
      const reportTo = reports.length > 0 ? `; rua=${reports.map((address) => `mailto:${address}`).join(',')}` : '';
      return [templateRecord('_dmarc', 'TXT', `v=DMARC1; p=${choices.dmarcPolicy}${reportTo}`)];
    }
  }
};

/** Plans the changes that a template makes in a zone. A DMARC record is added only if the zone has none. */
export const planTemplateChoices = (
  template: TemplateName,
  choices: TemplateChoices,
  zone: readonly ZoneRecord[],
  domain: string,
  keyOf: (index: number) => string,
): TemplatePlan => {
  if (template === 'dmarc' && hasDmarc(zone)) return { ok: false, problem: 'dmarcExists' };
  const records = recordsOf(template, choices, domain);
  if (typeof records === 'string') return { ok: false, problem: records };
  return { ok: true, changes: planTemplate(zone, records, keyOf) };
};
