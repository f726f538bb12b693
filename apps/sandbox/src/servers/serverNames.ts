import { createHash, randomBytes } from 'node:crypto';
import type { ServerKind } from '@may/domain/servers/server.ts';

const prefixes: Record<ServerKind, string> = { wordpress: 'wp', hosting: 'web' };

/** A random name, such as `wp-3fa9c1`. */
export const serverName = (kind: ServerKind): string => `${prefixes[kind]}-${randomBytes(3).toString('hex')}`;

/** The provider's own domain; no customer may use a name below it. */
export const providerDomain = 'may.cloud';

/** The primary domain of a provisioned server. */
export const domainOf = (name: string): string => `${name}.${providerDomain}`;

/** The public address of a server, in a network that is reserved for examples: always the same for one id. */
export const ipv4Of = (id: string): string =>
  `203.0.113.${1 + (createHash('sha256').update(id).digest().readUInt16BE() % 254)}`;
