import { applyChanges, type ChangeSet, sizeOfChanges } from '@may/domain';
import { templateNames, ZoneTemplatesScreen, type ZoneTemplatesScreenProps } from '@may/ui';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useServers } from '../../data/serverReads.ts';
import { mapLoadable } from '../../data/toLoadable.ts';
import { href } from '../../router/href.ts';
import { StagedGuard } from '../../zones/StagedGuard.tsx';
import { useChangeSet } from '../../zones/useChangeSet.ts';
import type { Zone } from '../../zones/useZone.ts';
import { useZonePage } from '../../zones/useZonePage.ts';

const Templates = ({ zone, ...page }: Omit<ZoneTemplatesScreenProps, 'zone'> & { zone: Zone }) => {
  const { id } = zone.domain;
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
      <ZoneTemplatesScreen {...page} zone={{ status: 'ready', value: { records, servers, onStage } }} />
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
    template,
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
  return <Templates {...page} zone={zone.value} />;
};

export default ZoneTemplatesRoute;
