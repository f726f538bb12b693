import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { ServerKind } from '@may/domain';

const places = ['bien', 'nui', 'song', 'rung', 'dao', 'ho', 'suoi', 'doi', 'vinh', 'dong'];
const looks = ['xanh', 'vang', 'tim', 'hong', 'bac', 'sang', 'xa', 'rong', 'cao', 'lang'];
const prefixes: Record<ServerKind, string> = { wordpress: 'wp', hosting: 'web' };

const oneOf = (words: readonly string[]): string => words[randomInt(words.length)] ?? 'may';

/** A random name, such as `wp-bien-xanh`. From the second attempt on it has a random suffix. */
export const serverName = (kind: ServerKind, attempt: number): string => {
  const name = `${prefixes[kind]}-${oneOf(places)}-${oneOf(looks)}`;
  return attempt === 0 ? name : `${name}-${randomBytes(3).toString('hex')}`;
};

/** The provider's own domain; no customer may use a name below it. */
export const providerDomain = 'may.cloud';

/** The primary domain of a provisioned server. */
export const domainOf = (name: string): string => `${name}.${providerDomain}`;

/** The public address of a server, in a network that is reserved for examples: always the same for one id. */
export const ipv4Of = (id: string): string =>
  `203.0.113.${1 + (createHash('sha256').update(id).digest().readUInt16BE() % 254)}`;
