/** An environment, or what a file of variables says. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Whether a text is a port, 0 to 65535. */
const isPort = (value: string): boolean => /^\d{1,5}$/.test(value) && Number(value) <= 65_535;

/** Whether a text is a host as browsers write it, without a port. */
export const isHost = (value: string): boolean => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(value);

/** Whether a text is a host with its port. */
export const isHostWithPort = (value: string): boolean => {
  const [host = '', port = '', ...rest] = value.split(':');
  return rest.length === 0 && isHost(host) && isPort(port);
};

/** Whether a text is an origin as browsers write it, without a path or a slash at its end. */
const isOrigin = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;

/** Reads one variable of the environment; a value that means nothing ends in a sentence, because it would otherwise mean something else. */
export const readVariable = (
  env: Variables,
  name: string,
  isRight: (value: string) => boolean,
  words: string,
): string | undefined => {
  const value = env[name];
  if (value !== undefined && !isRight(value)) throw new Error(`${name} is ${value}, but ${words}.`);
  return value;
};

/** Reads a variable that holds an origin. */
export const readOrigin = (env: Variables, name: string): string | undefined =>
  readVariable(env, name, isOrigin, 'an origin is like https://may.example, without a path');

/** Reads where to listen: `PORT`, 4173 where nothing is said, and `HOST`. */
export const readListening = (env: Variables): { host: string | undefined; port: number } => ({
  host: env.HOST,
  port: Number(readVariable(env, 'PORT', isPort, 'a port is 0 to 65535') ?? 4173),
});
