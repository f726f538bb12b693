import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const entry = fileURLToPath(new URL('../src/boot/inline.ts', import.meta.url));

/** The inline script of every page, as text: bundled from its own typed module, without the portal around it. */
const bundleBoot = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2024',
      lib: { entry, formats: ['iife'], name: 'boot', fileName: 'boot' },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The inline script was not built: src/boot/inline.ts gave no chunk.');
  if (chunk.code.includes('</script')) throw new Error('The inline script would end itself: it contains </script.');
  return chunk.code.trim();
};

/** Puts the inline script into the page. */
export const inlineBoot = (): Plugin => {
  let code: Promise<string> | undefined;
  return {
    name: 'inline-boot',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        if (!html.includes('__BOOT__')) throw new Error('index.html has no place for the inline script.');
        code ??= bundleBoot();
        const script = await code;
        return html.replace('__BOOT__', () => script);
      },
    },
  };
};
