import { NotFoundScreen } from '@may/ui';
import { href } from '../../router/href.ts';

/** Any address nobody serves, and /pages/error404. */
const NotFoundRoute = () => <NotFoundScreen hrefs={{ home: href('dashboard') }} />;

export default NotFoundRoute;
