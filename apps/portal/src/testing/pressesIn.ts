/** A callback among a screen's props. */
export type Press = {
  /** The path in the props: `form.pay.onPress`; a named action is `message.actions.check`. */
  path: string;
  press: (...values: unknown[]) => unknown;
  /** True if an object around it is off, for example busy. */
  isOff: boolean;
};

const isMarkedOff = (around: object): boolean =>
  ['busy', 'locked', 'loading', 'disabled'].some((flag) => flag in around && Reflect.get(around, flag) === true) ||
  ('missing' in around && typeof around.missing === 'string');

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** Every callback in a screen's props. */
export const pressesIn = (value: unknown, path = '', isOff = false): Press[] => {
  if (typeof value === 'function') return [{ path, isOff, press: (...values) => value(...values) }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => pressesIn(item, path, isOff));
  const isOffHere = isOff || isMarkedOff(value);
  const isAction = 'name' in value && typeof value.name === 'string' && 'onPress' in value;
  const here = isAction ? join(path, String(value.name)) : path;
  return Object.entries(value).flatMap(([key, below]) =>
    pressesIn(below, isAction && key === 'onPress' ? here : join(here, key), isOffHere),
  );
};
