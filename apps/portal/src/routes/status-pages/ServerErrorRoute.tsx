import { ServerErrorScreen } from '@may/ui';
import { paths } from '../../paths.ts';

/** /pages/error500. */
const ServerErrorRoute = () => <ServerErrorScreen hrefs={{ home: paths.dashboard }} />;

export default ServerErrorRoute;
