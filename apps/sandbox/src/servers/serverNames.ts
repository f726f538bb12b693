import { randomBytes, randomInt } from 'node:crypto';
import type { ServerKind } from '@may/domain';

const places = ['bien', 'nui', 'song', 'rung', 'dao', 'ho', 'suoi', 'doi', 'vinh', 'dong'];
const looks = ['xanh', 'vang', 'tim', 'hong', 'bac', 'sang', 'xa', 'rong', 'cao', 'lang'];
const prefixes: Record<ServerKind, string> = { wordpress: 'wp', hosting: 'web' };

const oneOf = (words: readonly string[]): string => words[randomInt(words.length)] ?? 'may';

/** A name for a new server, such as `wp-bien-xanh`; a later try gets letters and digits behind it, which no other has. */
export const serverName = (kind: ServerKind, attempt: number): string => {
  const name = `${prefixes[kind]}-${oneOf(places)}-${oneOf(looks)}`;
  return attempt === 0 ? name : `${name}-${randomBytes(3).toString('hex')}`;
};

/** Where a server is reached once it was provisioned. */
export const domainOf = (name: string): string => `${name}.may.cloud`;
