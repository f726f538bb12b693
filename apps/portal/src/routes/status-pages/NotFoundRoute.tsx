import { NotFoundScreen } from '@may/ui';
import { href } from '../../router/href.ts';

/** Every unknown address, and /pages/error404. */
const NotFoundRoute = () => <NotFoundScreen hrefs={{ home: href('dashboard') }} />;

export default NotFoundRoute;
