import { parseArgs } from 'node:util';
import { settingsFrom } from '../../apps/portal/server/settingsFrom.ts';
import { origin as originKind } from '../../apps/portal/src/settings/kinds.ts';
import { readSettings, type Settings } from '../../apps/portal/src/settings/settings.ts';
import { isLoopback } from '../../packages/api/src/links/isLoopback.ts';
import { domainNameOf } from './domainNameOf.ts';
import { type WriteName, writeNames } from './roles.ts';
import { writes } from './writes.ts';

export type Options = {
  origin: string;
  email: string;
  portalOrigin: string | null;
  settings: Settings;
  writes: readonly WriteName[];
  domain: string | null;
  transaction: string | null;
  isJson: boolean;
};

const usage =
  'npm run check:provider -- --origin https://api.example --email you@example.com [--portal-origin https://portal.example] [--json] [--write=… [--domain=check.example]] [--transaction=…]';

const namedWrites = [
  '--write takes names, like --write=channel,top-up. Each is tried for real:',
  ...writeNames.map((name) => `  ${name}: ${writes[name].leaves}`),
].join('\n');

/** The usage, for `--help`. */
export const help = `${usage}\n\nThe password comes from the variable PASSWORD, or is asked for. ${namedWrites}`;

/** True if the arguments ask how to use the check. */
export const asksForHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h');

const isWriteName = (name: string): name is WriteName => writeNames.some((each) => each === name);

const writesIn = (text: string | undefined): readonly WriteName[] => {
  if (text === undefined) return [];
  const names = text.split(',').filter((name) => name !== '');
  const known = names.filter(isWriteName);
  if (known.length > 0 && known.length === names.length) return known;
  throw new Error(namedWrites);
};

const domainIn = (text: string): string => {
  const name = domainNameOf(text);
  if (name !== null) return name;
  throw new Error('--domain is no domain name: one is like check.example, without a path.');
};

/** Reads by a function whose sentence repeats a refused text, and hides each given text that may hold a password. */
const readHiding = <Value>(given: readonly (string | undefined)[], read: () => Value): Value => {
  try {
    return read();
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    const hidden = given.flatMap((text) => (text !== undefined && /[@?#]/.test(text) ? [text] : []));
    throw new Error(hidden.reduce((safe, text) => safe.replaceAll(text, '[hidden]'), sentence));
  }
};

const safeOrigin = (given: string, option: string): string => {
  const text = given.replace(/\/$/, '');
  const origin = readHiding([text], () => originKind.read(text, option));
  const { protocol, hostname } = new URL(origin);
  if (protocol === 'https:' || isLoopback(hostname)) return origin;
  throw new Error(`${option} is plain http: a password is sent over https alone, except on this machine.`);
};

const parse = (args: readonly string[]) => {
  // A refused argument is never repeated: it may be a password.
  if (args.some((arg) => /^--?p(?:ass\w*)?(?:=|$)/i.test(arg))) {
    throw new Error(
      'A password is no argument, because other users of the machine could read it: set PASSWORD, or type it when asked.',
    );
  }
  try {
    return parseArgs({
      args: [...args],
      options: {
        origin: { type: 'string' },
        email: { type: 'string' },
        'portal-origin': { type: 'string' },
        write: { type: 'string' },
        domain: { type: 'string' },
        transaction: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    }).values;
  } catch {
    throw new Error(`The arguments were not understood. Use: ${usage}`);
  }
};

/** Reads the arguments, and the variables of the portal's server; throws one sentence about a missing or wrong one. */
export const readOptions = (args: readonly string[], env: NodeJS.ProcessEnv): Options => {
  const given = parse(
    args.map((arg, index) => (arg === '--write' && !/^[^-]/.test(args[index + 1] ?? '') ? '--write=' : arg)),
  );
  if (!given.origin || !given.email) throw new Error(`--origin and --email are needed. Use: ${usage}`);
  const origin = safeOrigin(given.origin, '--origin');
  const portalOrigin =
    given['portal-origin'] === undefined ? null : safeOrigin(given['portal-origin'], '--portal-origin');
  const chosen = writesIn(given.write);
  if (chosen.includes('dns') && given.domain === undefined) {
    throw new Error('--write=dns needs --domain, like --domain=check.example: a domain that is not in the account.');
  }
  if (!given.email.includes('@')) throw new Error('--email is no e-mail address.');
  const fromEnv = readHiding(Object.values(env), () => settingsFrom(env));
  const settings = readSettings(JSON.stringify({ ...fromEnv, apiOrigin: origin }));
  return {
    origin,
    portalOrigin,
    settings,
    email: given.email,
    writes: chosen,
    domain: given.domain === undefined ? null : domainIn(given.domain),
    transaction: given.transaction || null,
    isJson: given.json,
  };
};
