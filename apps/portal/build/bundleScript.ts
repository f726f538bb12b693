import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The text of a script that is bundled from one module, apart from the portal. */
export const bundleScript = async (module: string, define: Record<string, string> = {}): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    // Libraries read NODE_ENV, which a browser does not have.
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      write: false,
      target: 'es2024',
      lib: {
        entry: fileURLToPath(new URL(`../${module}`, import.meta.url)),
        formats: ['iife'],
        name: 'script',
        fileName: 'script',
      },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`A script was not built: ${module} gave no chunk.`);
  return chunk.code.trim();
};
