import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeNames } from '../../../packages/ui/src/i18n/locales.ts';
import { pages } from '../src/router/manifest.ts';
import type { PartialSettings } from '../src/settings/settings.ts';

/** The settings of the test pages' build. */
export const builtSettings: PartialSettings = {
  checkoutHosts: ['pay.example'],
  cardKey: 'pk_test_built',
  flags: { dns: true, paas: true },
};

/** Writes a build's pages for tests; each title names its page and language. */
export const writeTestPages = (folder: string): void => {
  mkdirSync(join(folder, 'pages'), { recursive: true });
  const settings = JSON.stringify(builtSettings).replaceAll('"', '&quot;');
  for (const { id } of pages) {
    for (const locale of localeNames) {
      const page = `<!doctype html><title>${id}.${locale}</title><meta name="portal-settings" content="${settings}" /><style>p{}</style><script>1</script><p>"{}"</p>`;
      writeFileSync(join(folder, 'pages', `${id}.${locale}.html`), page);
    }
  }
};
