import { ServerErrorScreen } from '@may/ui';
import { href } from '../router/href.ts';

/** The page for our own faults, fetched when there is one. */
const ServerErrorPart = ({ onRetry }: { onRetry: () => void }) => (
  <ServerErrorScreen onRetry={onRetry} hrefs={{ home: href('dashboard') }} />
);

export default ServerErrorPart;
