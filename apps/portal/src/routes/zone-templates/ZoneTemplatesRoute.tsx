import {
  applyChanges,
  type ChangeSet,
  findingsOf,
  planTemplateChoices,
  sizeOfChanges,
  type TemplateName,
  templateChoicesOf,
  templateNames,
  type ZoneRecord,
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

type TemplateProps = Pick<TemplateForm, 'template' | 'servers'> & {
  page: Pick<ZoneTemplatesScreenProps, 'domain' | 'hrefs'>;
  records: readonly ZoneRecord[];
  domain: string;
  onStage: (changes: ChangeSet) => void;
};

/** One template: holds the customer's choices until their changes are staged. */
const Template = ({ template, servers, page, records, domain, onStage }: TemplateProps) => {
  const [choices, setChoices] = useState(() => templateChoicesOf(records, domain));
  const planned = useMemo(() => {
    const plan = planTemplateChoices(template, choices, records, domain, newKey);
    return { plan, findings: plan.ok ? findingsOf(records, plan.changes, domain).filter(({ isNew }) => isNew) : [] };
  }, [template, choices, records, domain]);
  const form: TemplateForm = {
    ...{ template, servers, choices, ...planned },
    onChange: (next) => setChoices({ ...choices, ...next }),
    onStage: () => planned.plan.ok && onStage(planned.plan.changes),
  };
  return <ZoneTemplatesScreen {...page} zone={{ status: 'ready', value: { form } }} />;
};

type TemplatesProps = { page: TemplateProps['page']; zone: Zone; template: TemplateName | null };

const Templates = ({ page, zone, template }: TemplatesProps) => {
  const { id, name } = zone.domain;
  const navigate = useNavigate();
  const { changes, stage } = useChangeSet(zone);
  const records = useMemo(() => applyChanges(zone.records, changes), [zone.records, changes]);
  const servers = mapLoadable(useServers(), ({ items }) =>
    items.map(({ id, name, domain }) => ({ id, name, host: domain })),
  );
  const onStage = (planned: ChangeSet) => {
    stage(planned);
    navigate(href('zoneChanges', { id }));
  };
  return (
    <>
      <StagedGuard domainId={id} count={sizeOfChanges(changes)} />
      {template === null ? (
        <ZoneTemplatesScreen {...page} zone={{ status: 'ready', value: { form: null } }} />
      ) : (
        <Template key={template} {...{ page, template, servers, records, domain: name, onStage }} />
      )}
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
  return <Templates page={page} zone={zone.value} template={template} />;
};

export default ZoneTemplatesRoute;
