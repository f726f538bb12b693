import { type Kind, origin, port, webAddress } from '../src/browser/settings/kinds.ts';

/** An environment, or the content of a file of variables. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Reads one variable of the environment. Throws one sentence that names it if its value is not of this kind. */
export const readVariable = <Value>(env: Variables, name: string, kind: Kind<Value>): Value | undefined => {
  const text = env[name];
  return text === undefined ? undefined : kind.read(text, name);
};

/** Reads a variable that holds an origin. */
export const readOrigin = (env: Variables, name: string): string | undefined => readVariable(env, name, origin);

/** Reads the address to listen at: `HOST` and `PORT`, 4173 without it. An empty `HOST`, which would be every address, counts as none. */
export const readListening = (env: Variables): { host: string | undefined; port: number } => ({
  host: env.HOST || undefined,
  port: readVariable(env, 'PORT', port) ?? 4173,
});

/** Reads where browsers report violations of the content security policy: `CSP_REPORT_URI`, nowhere without it. */
export const readReportUri = (env: Variables): string | undefined => readVariable(env, 'CSP_REPORT_URI', webAddress);
