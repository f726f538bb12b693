import {
  applyChanges,
  findingsOf,
  planTemplateChoices,
  sizeOfChanges,
  type TemplateName,
  templateChoicesOf,
  templateNames,
} from '@may/domain';
import { type TemplateForm, ZoneTemplatesScreen, type ZoneTemplatesScreenProps } from '@may/ui';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useServers } from '../../data/serverReads.ts';
import { mapLoadable } from '../../data/toLoadable.ts';
import { href } from '../../router/href.ts';
import { StagedGuard } from '../../zones/StagedGuard.tsx';
import { useChangeSet } from '../../zones/useChangeSet.ts';
import type { Zone } from '../../zones/useZone.ts';
import { useZonePage } from '../../zones/useZonePage.ts';

const newKey = () => `new ${crypto.randomUUID()}`;

type TemplatesProps = Omit<ZoneTemplatesScreenProps, 'zone'> & { zone: Zone; template: TemplateName | null };

/** Holds the customer's choices of one template until their changes are staged. */
const Templates = ({ zone, template, ...page }: TemplatesProps) => {
  const { id, name } = zone.domain;
  const navigate = useNavigate();
  const { changes: staged, stage } = useChangeSet(zone);
  const records = useMemo(() => applyChanges(zone.records, staged), [zone.records, staged]);
  const servers = mapLoadable(useServers(), ({ items }) =>
    items.map(({ id, name, domain }) => ({ id, name, host: domain })),
  );
  const [choices, setChoices] = useState(() => templateChoicesOf(records, name));
  const planned = useMemo(() => {
    if (template === null) return null;
    const plan = planTemplateChoices(template, choices, records, name, newKey);
    const findings = plan.ok ? findingsOf(records, plan.changes, name).filter(({ isNew }) => isNew) : [];
    return { template, choices, plan, findings };
  }, [template, choices, records, name]);
  const form: TemplateForm | null = planned && {
    ...planned,
    servers,
    onChange: (next) => setChoices({ ...choices, ...next }),
    onStage: () => {
      if (planned.plan.ok) stage(planned.plan.changes);
      void navigate(href('zoneChanges', { id }));
    },
  };
  return (
    <>
      <StagedGuard domainId={id} count={sizeOfChanges(staged)} />
      <ZoneTemplatesScreen {...page} zone={{ status: 'ready', value: { form } }} />
    </>
  );
};

/** /dns/domain/{id}/templates: records for what many domains need; `?template=google` is a page support can link to. */
const ZoneTemplatesRoute = () => {
  const { id, zone, domain, hrefs } = useZonePage();
  const [query] = useSearchParams();
  const template = templateNames.find((name) => name === query.get('template')) ?? null;
  const of = (name: string) => href('zoneTemplates', { id }, { template: name });
  const page = {
    domain,
    hrefs: {
      ...hrefs,
      templates: href('zoneTemplates', { id }),
      google: of('google'),
      microsoft: of('microsoft'),
      zoho: of('zoho'),
      server: of('server'),
      spf: of('spf'),
      dmarc: of('dmarc'),
    },
  };
  if (zone.status !== 'ready') return <ZoneTemplatesScreen {...page} zone={zone} />;
  if (zone.value === null) return <ZoneTemplatesScreen {...page} zone={{ status: 'ready', value: null }} />;
  return <Templates key={template} {...page} zone={zone.value} template={template} />;
};

export default ZoneTemplatesRoute;
