import { expect, it } from 'vitest';
import { shakeRouter } from './shakeRouter.ts';

const made = 'var Context = React4.createContext(null);';
const named = 'Context.displayName = "Context";';

it('a router with both patterns: marks its values, drops the names, and lets the build end', () => {
  const { transform, buildEnd } = shakeRouter();
  expect(transform.handler(`${made}\n${named}`)).toBe('var Context = /* @__PURE__ */ React4.createContext(null);\n');
  expect(() => buildEnd()).not.toThrow();
});

it.each([
  ['nothing at all', '', /createContext.+ and .+displayName/],
  ['no value made at load time', named, /createContext/],
  ['no name', made, /displayName/],
])('a router with %s: the build ends with an error that shows what is missing', (_, code, missing) => {
  const { transform, buildEnd } = shakeRouter();
  transform.handler(code);
  expect(() => buildEnd()).toThrow(missing);
});

it('a build that failed already keeps its own error', () => {
  expect(() => shakeRouter().buildEnd(new Error('first'))).not.toThrow();
});
