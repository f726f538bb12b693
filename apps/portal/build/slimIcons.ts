import type { Plugin } from 'vite';

/** Draws an icon like the library, without its options that `Icon` of packages/ui never uses. */
const draw = `import { createElement } from 'react';
export default ({ node }) => ({ size, ...rest }) => createElement(
  'svg',
  { width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round', ...rest },
  ...node.map((part) => createElement(...part)),
);`;

/** In the file of one icon: its class names, its size, React's keys. Strings of random letters do not compress. */
const unused = /\b(?:name: "[^"]*"|size: 24|aliases: \[[^\]]*\]|key: "\w+"),?/g;
/** The call that makes the component, which a build keeps if no other file needs it. */
const made = /= (createLucideIcon\()/;

/** Keeps only the drawings of the icons library: half of its bytes are names, keys and options for other users. */
export const slimIcons = () => {
  const unmatched = new Set(['the file that draws', 'an icon’s call', 'an icon’s key']);
  return {
    name: 'slim-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/(?:createLucideIcon|icons\/[\w-]+)\.mjs$/ },
      handler: (code: string, id: string) => {
        if (id.endsWith('createLucideIcon.mjs')) {
          unmatched.delete('the file that draws');
          return draw;
        }
        if (made.test(code)) unmatched.delete('an icon’s call');
        if (code.includes('key: "')) unmatched.delete('an icon’s key');
        return code.replaceAll(unused, '').replace(made, '= /* @__PURE__ */ $1');
      },
    },
    buildEnd: (error?: Error) => {
      if (error || unmatched.size === 0) return;
      throw new Error(`The icons library has no longer ${[...unmatched].join(' and ')}: mend build/slimIcons.ts.`);
    },
  } satisfies Plugin;
};
