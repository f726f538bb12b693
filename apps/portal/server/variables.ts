/** Whether a text is a port, 0 to 65535. */
export const isPort = (value: string): boolean => /^\d{1,5}$/.test(value) && Number(value) <= 65_535;

/** Whether a text is an origin as browsers write it, without a path or a slash at its end. */
const isOrigin = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;

/** Reads one variable of the environment; a value that means nothing ends in a sentence, because it would otherwise mean something else. */
export const readVariable = (
  env: NodeJS.ProcessEnv,
  name: string,
  isRight: (value: string) => boolean,
  words: string,
): string | undefined => {
  const value = env[name];
  if (value !== undefined && !isRight(value)) throw new Error(`${name} is ${value}, but ${words}.`);
  return value;
};

/** Reads a variable that holds an origin. */
export const readOrigin = (env: NodeJS.ProcessEnv, name: string): string | undefined =>
  readVariable(env, name, isOrigin, 'an origin is like https://may.example, without a path');

/** Reads where to listen: `PORT`, 4173 where nothing is said, and `HOST`. */
export const readListening = (env: NodeJS.ProcessEnv): { host: string | undefined; port: number } => ({
  host: env.HOST,
  port: Number(readVariable(env, 'PORT', isPort, 'a port is 0 to 65535') ?? 4173),
});
