import { templateNames } from '@may/domain';
import { ZoneTemplatesScreen } from '@may/ui';
import { useSearchParams } from 'react-router-dom';
import { href } from '../../router/href.ts';
import { useZonePage } from '../../zones/useZonePage.ts';
import { Templates } from './Templates.tsx';

/** /dns/domain/{id}/templates: records for common services. Support can link to one, for example with `?template=google`. */
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
