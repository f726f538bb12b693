import type { Plugin } from 'vite';

/** The styles that vanilla-extract writes for a file `X.late.css.ts`. */
const late = /\.late\.css\.ts\.vanilla\.css$/;
const prefix = '\0late-styles:';

/**
 * The portal has one stylesheet, which each page has inline. The styles of a file `X.late.css.ts` travel with the late part that imports it instead:
 * its code puts them into a sheet of their own, behind the page's. The policy allows this, because no markup is involved.
 */
export const lateStyles = (): Plugin => ({
  name: 'late-styles',
  apply: 'build',
  enforce: 'pre',
  // The name ends otherwise than those of stylesheets, which other plugins take.
  resolveId: (id) => (late.test(id) ? `${prefix}${id}.late` : null),
  load: (id) => {
    if (!id.startsWith(prefix)) return null;
    return {
      code: `import text from ${JSON.stringify(`${id.slice(prefix.length, -'.late'.length)}?inline`)};
if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}`,
      moduleSideEffects: true,
    };
  },
});
