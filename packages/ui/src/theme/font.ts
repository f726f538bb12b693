import { type } from './tokens.ts';

/** Font stacks. `Jakarta Fallback` is a local font with the metrics of the web font, so that its arrival moves nothing. */
export const fontFamily = {
  sans: "'Plus Jakarta Sans Variable', 'Jakarta Fallback', system-ui, sans-serif",
  mono: "'JetBrains Mono', ui-monospace, 'Cascadia Mono', Menlo, monospace",
} as const;

/** Size and line height of one step of the type scale, ready to spread into a style. */
export const typeStep = (step: keyof typeof type) => {
  const [size, lineHeight] = type[step];
  // Rounded up: a browser would take a pixel that is a little short for one less.
  return { fontSize: `${size / 16}rem`, lineHeight: Math.ceil((lineHeight / size) * 10_000) / 10_000 } as const;
};
