import { UnavailableScreen } from '@may/ui';
import { href } from '../../router/href.ts';

/** /pages/error503. */
const UnavailableRoute = () => <UnavailableScreen hrefs={{ home: href('dashboard'), helpdesk: href('helpdesk') }} />;

export default UnavailableRoute;
