import { ProjectCreateScreen } from '@may/ui';
import { href } from '../../router/href.ts';

/** /project/create: a preview that creates no project (docs/decisions/0012). */
const ProjectCreateRoute = () => <ProjectCreateScreen hrefs={{ home: href('dashboard'), paas: href('paas') }} />;

export default ProjectCreateRoute;
