import type { Plugin } from 'vite';
import { bundleScript } from './bundleScript.ts';

/** Puts the inline script into the page. */
export const inlineBoot = (): Plugin => {
  let code: Promise<string> | undefined;
  return {
    name: 'inline-boot',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        if (!html.includes('__BOOT__')) throw new Error('index.html has no place for the inline script.');
        code ??= bundleScript('src/boot/inline.ts');
        const script = await code;
        if (script.includes('</script')) throw new Error('The inline script would end itself: it contains </script.');
        return html.replace('__BOOT__', () => script);
      },
    },
  };
};
