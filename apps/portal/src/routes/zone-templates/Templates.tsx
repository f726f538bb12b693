import {
  applyChanges,
  findingsOf,
  planTemplateChoices,
  sizeOfChanges,
  type TemplateName,
  templateChoicesOf,
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

type TemplatesProps = Omit<ZoneTemplatesScreenProps, 'zone'> & { zone: Zone; template: TemplateName | null };

/** Holds the customer's choices of one template until their changes are staged. */
export const Templates = ({ zone, template, ...page }: TemplatesProps) => {
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
