import {
  applyChanges,
  type ChangeSet,
  findingsOf,
  planTemplateChoices,
  sizeOfChanges,
  type TemplateName,
  templateChoicesOf,
  type ZoneRecord,
} from '@may/domain';
import { type TemplateForm, ZoneTemplatesScreen, type ZoneTemplatesScreenProps } from '@may/ui';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServers } from '../../data/serverReads.ts';
import { mapLoadable } from '../../data/toLoadable.ts';
import { href } from '../../router/href.ts';
import { StagedGuard } from '../../zones/StagedGuard.tsx';
import { useChangeSet } from '../../zones/useChangeSet.ts';
import type { Zone } from '../../zones/useZone.ts';

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

/** The templates of a zone, or one of them. */
export const Templates = ({ page, zone, template }: TemplatesProps) => {
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
