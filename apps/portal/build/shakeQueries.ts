import type { Plugin } from 'vite';

/** Parts of the query cache that the portal never runs: it writes by machines and reads no list page by page. */
const unused: Record<string, readonly string[]> = {
  'mutation.js': ['Mutation', 'getDefaultState'],
  'mutationCache.js': ['MutationCache'],
  'infiniteQueryBehavior.js': ['infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage'],
};

/** In place of each unused part: a class of which the client itself makes one empty cache and calls two methods. */
const nothing = 'class none { clear() {} async resumePausedMutations() {} }';
/** The hooks that would run them. */
const hooks = /@tanstack\/react-query\/build\/modern\/use(?:Mutation|(?:Suspense)?InfiniteQuery)\.js$/;

const isIn = (id: string, file: string) => id.endsWith(`/query-core/build/modern/${file}`);

/** Replaces the unused parts of the query cache, 1.7 kB of each signed-in page, and ends a build in which a page uses them. */
export const shakeQueries = () => {
  const missing = new Set(Object.keys(unused));
  return {
    name: 'shake-queries',
    apply: 'build',
    transform: {
      filter: { id: /@tanstack\/query-core\/build\/modern\/(?:mutation|mutationCache|infiniteQueryBehavior)\.js$/ },
      handler: (code: string, id: string) => {
        const [file, names = []] = Object.entries(unused).find(([each]) => isIn(id, each)) ?? [];
        if (!file || !names.every((name) => code.includes(name))) return null;
        missing.delete(file);
        return `${nothing}\nexport { ${names.map((name) => `none as ${name}`).join(', ')} };`;
      },
    },
    buildEnd: (error?: Error) => {
      if (error || missing.size === 0) return;
      throw new Error(`The query cache has no longer ${[...missing].join(' and ')}: mend build/shakeQueries.ts.`);
    },
    generateBundle: (
      _: unknown,
      bundle: Record<string, { type: string; modules?: Record<string, { code: string | null }> }>,
    ) => {
      for (const { modules } of Object.values(bundle)) {
        const hook = Object.entries(modules ?? {}).find(([id, { code }]) => hooks.test(id) && code)?.[0];
        if (hook) throw new Error(`A page uses ${hook}, whose code build/shakeQueries.ts leaves out.`);
      }
    },
  } satisfies Plugin;
};
