import { ComingSoonScreen } from '@may/ui';
import { href } from '../../router/href.ts';

/** /pages/coming-soon. */
const ComingSoonRoute = () => <ComingSoonScreen hrefs={{ home: href('dashboard') }} />;

export default ComingSoonRoute;
