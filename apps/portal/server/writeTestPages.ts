import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeNames } from '../../../packages/ui/src/i18n/locales.ts';
import { pages } from '../src/router/manifest.ts';

/** Writes a build's pages for tests: each says in its title which page and language it is. */
export const writeTestPages = (folder: string): void => {
  mkdirSync(join(folder, 'pages'), { recursive: true });
  for (const { id } of pages) {
    for (const locale of localeNames) {
      const page = `<!doctype html><title>${id}.${locale}</title><meta name="portal-settings" content="{&quot;cardProvider&quot;:&quot;stripe&quot;}" /><style>p{}</style><script>1</script><p>"{}"</p>`;
      writeFileSync(join(folder, 'pages', `${id}.${locale}.html`), page);
    }
  }
};
