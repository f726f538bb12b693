import type { Plugin } from 'vite';

/** Values that the router creates at load; without the mark an unused one stays in the build. */
const madeAtLoad = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;
/** Names for the developer tools, which count as uses. */
const displayNames = /^\w+\.displayName = .+;$/gm;

/** Marks the values that the router creates at load as droppable: the portal does not use half of it (forms, server rendering). */
export const shakeRouter = () => {
  const unmatched = new Set([madeAtLoad, displayNames]);
  const replace = (code: string, pattern: RegExp, replacement: string): string =>
    code.replace(pattern, (...found) => {
      unmatched.delete(pattern);
      return replacement.replace('$1', found[1]);
    });
  return {
    name: 'shake-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\// },
      handler: (code: string) => replace(replace(code, madeAtLoad, '= /* @__PURE__ */ $1'), displayNames, ''),
    },
    buildEnd: (error?: Error) => {
      if (error || unmatched.size === 0) return;
      const patterns = [...unmatched].map(String).join(' and ');
      throw new Error(
        `The router's build holds nothing like ${patterns}: read it again and mend build/shakeRouter.ts.`,
      );
    },
  } satisfies Plugin;
};
