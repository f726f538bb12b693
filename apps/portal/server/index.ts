export { createPortalServer, type PortalServer, type PortalServerOptions, portalReturn } from './createPortalServer.ts';
export { commonHeaders, inertPolicy } from './securityHeaders.ts';
export { readListening, readOrigin } from './variables.ts';
