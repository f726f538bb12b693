import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeNames } from '../../../../packages/ui/src/i18n/tags.ts';
import type { PartialSettings } from '../../src/browser/settings/settings.ts';
import { pages } from '../../src/router/manifest.ts';
import { escapeHtml, figuresFile, type PageParts, partsFile, templateFile } from '../pageTemplate.ts';

/** The settings of the test pages' build. */
export const builtSettings: PartialSettings = { flags: { dns: true, paas: false } };

/** Writes a build's pages for tests; each title names its page and language. */
export const writeTestPages = (folder: string): void => {
  mkdirSync(join(folder, 'pages'), { recursive: true });
  const settings = escapeHtml(JSON.stringify(builtSettings));
  const html = `<!doctype html><html__ATTRIBUTES__><title>__TITLE__</title>__FONTS__<meta name="portal-settings" content="${settings}" /><link rel="manifest" href="__MANIFEST__" /><style>p{}</style><script>1</script></head>__FAILED__<p>"{}"__ROOT__</p>__FIGURES__`;
  writeFileSync(join(folder, templateFile), html);
  writeFileSync(join(folder, figuresFile), '2');
  for (const locale of localeNames) {
    const partsOf = (id: string): PageParts => ({
      ATTRIBUTES: '',
      MANIFEST: '',
      TITLE: `${id}.${locale}`,
      FONTS: '',
      FAILED: '',
      ROOT: '',
      FIGURES: '',
    });
    writeFileSync(
      join(folder, partsFile(locale)),
      JSON.stringify(Object.fromEntries(pages.map(({ id }) => [id, partsOf(id)]))),
    );
  }
};
