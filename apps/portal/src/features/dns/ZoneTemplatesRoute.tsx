import { type TemplateName, templateNames } from '@may/domain/dns/templateChoices.ts';
import { ZoneTemplatesScreen } from '@may/screens/dns/ZoneTemplates/ZoneTemplatesScreen.tsx';
import { useSearchParams } from 'react-router-dom';
import { href } from '../../router/href.ts';
import { Template } from './Template.tsx';
import { useZonePage } from './useZonePage.ts';

/** /dns/domain/{id}/templates: records for common services. Support can link to one, for example with `?template=google`. */
const ZoneTemplatesRoute = () => {
  const { id, zone, domain, hrefs } = useZonePage();
  const [query] = useSearchParams();
  const template = templateNames.find((name) => name === query.get('template'));
  const page = {
    domain,
    hrefs: { ...hrefs, templates: href('zoneTemplates', { id }) },
    hrefOf: (name: TemplateName) => href('zoneTemplates', { id }, { template: name }),
  };
  if (zone.status !== 'ready') return <ZoneTemplatesScreen {...page} zone={zone} />;
  if (zone.value && template)
    return <Template key={`${id} ${template}`} {...page} zone={zone.value} template={template} />;
  return <ZoneTemplatesScreen {...page} zone={{ status: 'ready', value: zone.value && { form: null } }} />;
};

export default ZoneTemplatesRoute;
