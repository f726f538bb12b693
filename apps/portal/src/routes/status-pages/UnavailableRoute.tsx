import { UnavailableScreen } from '@may/ui';
import { href } from '../../router/href.ts';
import { useServiceCheck } from './useServiceCheck.ts';

/** /pages/error503. */
const UnavailableRoute = () => (
  <UnavailableScreen {...useServiceCheck()} hrefs={{ home: href('dashboard'), helpdesk: href('helpdesk') }} />
);

export default UnavailableRoute;
