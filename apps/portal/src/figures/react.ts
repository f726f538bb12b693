import type { Element } from './draw.ts';

// Stands in for `react` and its JSX in the bundle of the figures, which draws once: no state changes and no effect runs.
export { Fragment } from './draw.ts';

export const jsx = (type: unknown, props: Element['props']): Element => ({ type, props });
export { jsx as jsxs };

export const createElement = (type: unknown, props: Element['props'] | null, ...children: unknown[]): Element => ({
  type,
  props: children.length > 0 ? { ...props, children } : { ...props },
});

let ids = 0;
export const useId = (): string => {
  ids += 1;
  return `figure-${ids}`;
};
export const useState = (initial: unknown): [unknown, () => void] => [
  typeof initial === 'function' ? initial() : initial,
  () => undefined,
];
export const useRef = (current: unknown): { current: unknown } => ({ current });
export const useMemo = <Value>(make: () => Value): Value => make();
export const useCallback = <Value>(value: Value): Value => value;
export { useCallback as memo, useCallback as useDeferredValue };
export const useEffect = (): void => undefined;
export { useEffect as useLayoutEffect };
