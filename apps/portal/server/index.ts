export { builtBrand, type ServedBrand } from './brand/readBrandFolder.ts';
export { createPortalServer, type PortalServer, type PortalServerOptions, portalReturn } from './createPortalServer.ts';
export { readBrand } from './readEnvironment.ts';
export { commonHeaders, inertPolicy } from './securityHeaders.ts';
export { readListening, readOrigin } from './variables.ts';
