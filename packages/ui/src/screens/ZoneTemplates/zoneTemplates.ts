import type { ChangeSet, ZoneRecord } from '@may/domain';
import type { Loadable } from '../../patterns/Loadable.ts';
import type { ZoneDomain, ZoneHrefs } from '../../patterns/Zone/zone.ts';

/** What records can be made for. */
export const templateNames = ['google', 'microsoft', 'zoho', 'server', 'spf', 'dmarc'] as const;

/** What records can be made for. */
export type TemplateName = (typeof templateNames)[number];

/** A server that a site can be on; `host` is the name it answers to. */
type TemplateServer = {
  id: string;
  name: string;
  host: string | null;
};

/** A zone that records are made for. */
export type TemplateZone = {
  /** The records with what is staged already. */
  records: readonly ZoneRecord[];
  servers: Loadable<readonly TemplateServer[]>;
  /** Takes what a template changes into the list of changes. */
  onStage: (changes: ChangeSet) => void;
};

export type ZoneTemplatesScreenProps = {
  /** Null until it is read. */
  domain: ZoneDomain | null;
  hrefs: ZoneHrefs & Record<'templates' | TemplateName, string>;
  /** Which one the address names; null shows all of them. */
  template: TemplateName | null;
  /** Null where there is no such domain. */
  zone: Loadable<TemplateZone | null>;
};
