import { parseArgs } from 'node:util';
import { isLoopback } from '../../packages/api/src/links/isLoopback.ts';

const usage =
  'npm run check:provider -- --origin https://api.example --email you@example.com [--portal-origin https://portal.example]';

const parse = (args: readonly string[]) => {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ args: [...args], options: { origin: text, email: text, 'portal-origin': text } }).values;
  } catch {
    // A refused argument is never repeated: it may be a password.
    throw new Error(
      `The arguments were not understood. The password is typed, or in the variable PASSWORD. Use: ${usage}`,
    );
  }
};

const originIn = (given: string, option: string): string => {
  const text = given.replace(/\/$/, '');
  if (!URL.canParse(text) || new URL(text).origin !== text) {
    throw new Error(`${option} is no origin: one is like https://api.example, without a path.`);
  }
  const { protocol, hostname } = new URL(text);
  if (protocol === 'https:' || isLoopback(hostname)) return text;
  throw new Error(`${option} is plain http: a password is sent over https alone, except on this machine.`);
};

/** Reads the arguments; throws one sentence about a missing or wrong one. */
export const readOptions = (args: readonly string[]) => {
  const { origin, email, 'portal-origin': portal } = parse(args);
  if (!origin || !email?.includes('@')) throw new Error(`--origin and --email are needed. Use: ${usage}`);
  return {
    origin: originIn(origin, '--origin'),
    email,
    portalOrigin: portal === undefined ? null : originIn(portal, '--portal-origin'),
  };
};
