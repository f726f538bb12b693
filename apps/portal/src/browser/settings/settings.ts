import { defaults } from './defaults.ts';

type SettingValues = typeof defaults;

/** Settings of a page: its server or its build writes them into the HTML. */
export type Settings = SettingValues & {
  /** The card provider's path segment in the calls. */
  cardProvider: 'stripe';
};

/** Settings that an environment or a server gives; the others stay as they are. */
export type PartialSettings = {
  [Name in keyof SettingValues]?: SettingValues[Name] extends readonly string[] | undefined
    ? SettingValues[Name]
    : Partial<SettingValues[Name]>;
};

/** The given value if it has the type of the default, else the default. A setting without a default is a list, or missing. */
const readLike = <T>(fallback: T, given: unknown): T => {
  if (fallback == null) return (Array.isArray(given) ? given : undefined) as T;
  if (typeof fallback !== 'object') return typeof given === typeof fallback ? (given as T) : fallback;
  const entries = Object.entries(fallback);
  const from = Object(given) as Record<string, unknown>;
  return Object.fromEntries(entries.map(([name, value]) => [name, readLike(value, from[name])])) as T;
};

/** Reads the content of the page's `<meta name="portal-settings">`. */
export const readSettings = (content: string | null | undefined): Settings => {
  let given: PartialSettings | null = null;
  try {
    given = JSON.parse(content ?? '{}');
  } catch {}
  return { ...readLike<SettingValues>(defaults, given), cardProvider: 'stripe' };
};
