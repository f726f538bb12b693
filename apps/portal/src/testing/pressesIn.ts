/** A callback among a screen's props. */
export type Press = {
  /** Where it is: `form.pay.onPress`; an action that has a name is `message.actions.check`. */
  path: string;
  press: (...values: unknown[]) => unknown;
  /** Some object around it says that it cannot be pressed now. */
  isOff: boolean;
};

const saysOff = (around: object): boolean =>
  ['busy', 'locked', 'loading', 'disabled'].some((flag) => flag in around && Reflect.get(around, flag) === true) ||
  ('missing' in around && typeof around.missing === 'string');

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** Every callback in a screen's props, with whether the props say that it is off. */
export const pressesIn = (value: unknown, path = '', isOff = false): Press[] => {
  if (typeof value === 'function') return [{ path, isOff, press: (...values) => value(...values) }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => pressesIn(item, path, isOff));
  const isOffHere = isOff || saysOff(value);
  const isAction = 'name' in value && typeof value.name === 'string' && 'onPress' in value;
  const here = isAction ? join(path, String(value.name)) : path;
  return Object.entries(value).flatMap(([key, below]) =>
    pressesIn(below, isAction && key === 'onPress' ? here : join(here, key), isOffHere),
  );
};
