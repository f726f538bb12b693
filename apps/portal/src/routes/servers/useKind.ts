import type { ServerKind } from '@may/domain';
import { useLocation } from 'react-router-dom';

/** Which kind of servers the address is about. */
export const useKind = (): ServerKind => (useLocation().pathname.startsWith('/hosting') ? 'hosting' : 'wordpress');
