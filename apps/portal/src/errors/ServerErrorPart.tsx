import { ServerErrorScreen } from '@may/ui';
import { paths } from '../paths.ts';

/** The page for our own faults, fetched when there is one. */
const ServerErrorPart = ({ onRetry }: { onRetry: () => void }) => (
  <ServerErrorScreen onRetry={onRetry} hrefs={{ home: paths.dashboard }} />
);

export default ServerErrorPart;
