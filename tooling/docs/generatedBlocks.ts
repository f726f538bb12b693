import { settingRows } from '../../apps/portal/src/browser/settings/settingRows.ts';
import { charts } from '../../apps/portal/src/stories/charts.ts';
import { toMermaid } from '../../apps/portal/src/stories/toMermaid.ts';
import { stormQuirks, unmended } from '../../apps/portal/src/storms/stormQuirks.ts';
import { quirkNames, readingQuirks, sentenceOf } from '../../apps/sandbox/src/quirks/createQuirks.ts';

const writeDefault = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? '`on`' : '`off`';
  // Inside a table, GitHub reads a bar as the end of the cell, even in code.
  return value ? `\`${String(value).replaceAll('|', '\\|')}\`` : '';
};

const settingsTable = (): string =>
  [
    '| Variable | Meaning | Example | Default |',
    '| --- | --- | --- | --- |',
    ...settingRows.map(
      ({ variable, doc, kind, default: value }) =>
        `| \`${variable}\` | ${doc} | \`${kind.example}\` | ${writeDefault(value)} |`,
    ),
  ].join('\n');

const quirksTable = (): string => {
  const flows = ['topUp', 'card', 'upgrade', 'order', 'notice', 'changeSet'] as const;
  const cell = (flow: (typeof flows)[number], name: string): string => {
    if ((unmended[flow] as readonly string[]).includes(name)) return 'open';
    return (stormQuirks[flow] as readonly string[]).includes(name) ? 'holds' : '';
  };
  return [
    '| Quirk | What the provider does | Every reading | Top-ups and cards | Linking a card | Upgrades | Orders | Notices of money | Changes of a zone |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...quirkNames.map(
      (name) =>
        `| \`${name}\` | ${sentenceOf(name)} | ${readingQuirks.includes(name) ? 'holds' : ''} | ${flows.map((flow) => cell(flow, name)).join(' | ')} |`,
    ),
  ].join('\n');
};

/** Text of the blocks that the code writes into Markdown, by the name in their first line. */
const blocks: Readonly<Record<string, () => string>> = {
  settings: settingsTable,
  quirks: quirksTable,
  ...Object.fromEntries(
    Object.entries(charts).map(([name, { machine }]) => [name, () => `\`\`\`mermaid\n${toMermaid(machine)}\n\`\`\``]),
  ),
};

/** The page with every block between `<!-- generated: name -->` and `<!-- end -->` written anew. */
export const writeBlocks = (page: string): string =>
  page.replace(
    /(<!-- generated: (\w+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, start: string, name: string, end: string) => {
      const block = blocks[name];
      if (!block) throw new Error(`No block has the name ${name}: see tooling/docs/generatedBlocks.ts.`);
      return `${start}\n${block()}\n\n${end}`;
    },
  );
