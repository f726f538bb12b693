import type { Finding } from '@may/domain/dns/findings.ts';
import type { TemplateChoices, TemplateName, TemplatePlan } from '@may/domain/dns/templateChoices.ts';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import type { ZoneDomain, ZoneHrefs } from '../Zone/zone.ts';

/** A template with the customer's choices, and the changes that they make. */
export type TemplateForm = {
  template: TemplateName;
  choices: TemplateChoices;
  onChange: (choices: Partial<TemplateChoices>) => void;
  plan: TemplatePlan;
  /** The findings that the changes add. */
  findings: readonly Finding[];
  /** Adds the changes to the domain's list of changes. */
  onStage: () => void;
};

export type ZoneTemplatesScreenProps = {
  /** Null while the domain loads. */
  domain: ZoneDomain | null;
  hrefs: ZoneHrefs & { templates: string };
  hrefOf: (template: TemplateName) => string;
  /** A null zone is an unknown domain; a null form shows the list of templates. */
  zone: Loadable<{ form: TemplateForm | null } | null>;
};
