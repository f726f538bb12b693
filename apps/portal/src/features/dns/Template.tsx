import { applyChanges } from '@may/domain/dns/changeSet.ts';
import { findingsOf } from '@may/domain/dns/findings.ts';
import { firstTemplateChoices, planTemplateChoices, type TemplateName } from '@may/domain/dns/templateChoices.ts';
import { ZoneTemplatesScreen } from '@may/screens/dns/ZoneTemplates/ZoneTemplatesScreen.tsx';
import type { TemplateForm, ZoneTemplatesScreenProps } from '@may/screens/dns/ZoneTemplates/zoneTemplates.ts';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '../../router/href.ts';
import { newKey, useChangeSet } from './useChangeSet.ts';
import type { Zone } from './useZone.ts';

type TemplateProps = Omit<ZoneTemplatesScreenProps, 'zone'> & { zone: Zone; template: TemplateName };

/** Holds the customer's choices of one template until their changes are staged. */
export const Template = ({ zone, template, ...page }: TemplateProps) => {
  const { id, name } = zone.domain;
  const navigate = useNavigate();
  const { changes: staged, stage } = useChangeSet(zone);
  const records = useMemo(() => applyChanges(zone.records, staged), [zone.records, staged]);
  const [choices, setChoices] = useState(() => firstTemplateChoices(name));
  const planned = useMemo(() => {
    const plan = planTemplateChoices(template, choices, records, name, newKey);
    return { plan, findings: plan.ok ? findingsOf(records, plan.changes, name) : [] };
  }, [template, choices, records, name]);
  const form: TemplateForm = {
    ...planned,
    template,
    choices,
    onChange: (next) => setChoices({ ...choices, ...next }),
    onStage: () => {
      if (planned.plan.ok) stage(planned.plan.changes);
      void navigate(href('zoneChanges', { id }));
    },
  };
  return <ZoneTemplatesScreen {...page} zone={{ status: 'ready', value: { form } }} />;
};
