import { PaasScreen } from '@may/screens/previews/Paas/PaasScreen.tsx';
import { ProjectCreateScreen } from '@may/screens/previews/Paas/ProjectCreateScreen.tsx';
import { WebServiceCreateScreen } from '@may/screens/previews/Paas/WebServiceCreateScreen.tsx';
import { href } from '../../router/href.ts';

const home = href('dashboard');
const paas = href('paas');
const hrefs = { home, webServiceCreate: href('webServiceCreate'), projectCreate: href('projectCreate') };

/** The previews of PAAS, with samples. They ask the provider for nothing, and create nothing (docs/decisions/0012). */
export default {
  paas: () => <PaasScreen hrefs={hrefs} />,
  projectCreate: () => <ProjectCreateScreen hrefs={{ home, paas }} />,
  webServiceCreate: () => <WebServiceCreateScreen hrefs={{ home, paas }} />,
};
