import { NotFoundScreen } from '@may/ui';
import { paths } from '../../paths.ts';

/** Any address nobody serves, and /pages/error404. */
const NotFoundRoute = () => <NotFoundScreen hrefs={{ home: paths.dashboard }} />;

export default NotFoundRoute;
