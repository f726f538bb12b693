import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Lines that a file may have (CONTRIBUTING.md, Habits), by its path; the first pattern that fits decides. */
const budgets: readonly [pattern: RegExp, kind: string, lines: number][] = [
  [/\.stories\.tsx$/, 'stories', 120],
  [/\.css\.ts$/, 'styles', 120],
  [/(?:Machine|Setup)\.ts$/, 'machine', 250],
  [/Route\.tsx$/, 'route', 60],
  [/^packages\/api\/src\/\w+\/[\w.]+\.ts$|\.queries\.ts$/, 'resource', 150],
  [/\.tsx$/, 'component or screen', 150],
  [/^(?!.*\/(?:testing|storms)\/).*(?<!\.(?:chart|row))\.ts$/, 'other file', 150],
];

const situations = 'each story is a situation of one large screen, and they share its arguments';

/** Files over their budget, with the lines they may have: a table has a row for each thing. A file within its budget leaves this list. */
const exceptions: Record<string, { lines: number; reason: string }> = {
  'apps/portal/src/features/order/connectOrderServer.ts': { lines: 165, reason: 'the props of one large form' },
  'apps/portal/src/money/cards/createCardPayments.ts': { lines: 245, reason: 'one payment in three steps' },
  'apps/portal/src/router/manifest.ts': { lines: Infinity, reason: 'the table of pages' },
  'apps/sandbox/src/app/createSandbox.ts': { lines: Infinity, reason: 'the table of routes' },
  'apps/sandbox/src/control/scenarios.ts': { lines: Infinity, reason: 'the table of scenarios' },
  'apps/sandbox/src/servers/createOrders.ts': { lines: 152, reason: 'an order in one transaction' },
  'packages/api/src/endpoints.ts': { lines: Infinity, reason: 'the table of calls' },
  'packages/domain/src/dns/findings.ts': { lines: 205, reason: 'the table of findings' },
  'packages/domain/src/dns/readZoneFile.ts': { lines: 185, reason: 'one reader' },
  'packages/domain/src/dns/zoneLines.ts': { lines: 160, reason: 'one reader' },
  'packages/screens/src/bell/Notices/noticeWords.ts': { lines: Infinity, reason: 'the table of words' },
  'packages/ui/src/i18n/languages.ts': { lines: 160, reason: 'one plugin of the build' },
  'packages/screens/src/top-up/topUp.ts': { lines: 165, reason: 'the props of one screen' },
  'packages/screens/src/bell/Notices/Notices.stories.tsx': { lines: 150, reason: situations },
  'packages/ui/src/components/Table/Table.css.ts': {
    lines: 155,
    reason: 'one table, and two kinds of phone cards',
  },
  'packages/screens/src/order/OrderServer/OrderServerScreen.review.stories.tsx': { lines: 190, reason: situations },
  'packages/screens/src/dns/RecordForm/RecordFormScreen.stories.tsx': { lines: 150, reason: situations },
  'packages/screens/src/dns/Records/RecordsScreen.stories.tsx': { lines: 175, reason: situations },
  'packages/screens/src/servers/ServerUpgrade/DiskUpgradeScreen.stories.tsx': { lines: 130, reason: situations },
  'packages/screens/src/dns/ZoneChanges/ZoneChangesScreen.run.stories.tsx': { lines: 241, reason: situations },
  'packages/screens/src/dns/ZoneChanges/ZoneChangesScreen.stories.tsx': { lines: 200, reason: situations },
  'packages/screens/src/dns/ZoneImport/ZoneImportScreen.stories.tsx': { lines: 185, reason: situations },
  'packages/screens/src/dns/ZoneTemplates/ZoneTemplatesScreen.stories.tsx': { lines: 150, reason: situations },
};

const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !/node_modules|\.(?:test|fixtures)\.tsx?$/.test(path),
);
const linesOf = (path: string): number => readFileSync(join(root, path), 'utf8').split('\n').length - 1;

describe('a file is as short as CONTRIBUTING.md says', () => {
  it('each kind of file has at most its lines', () => {
    for (const [pattern, kind, most] of budgets) {
      const measured = files.filter((path) => budgets.find(([each]) => each.test(path))?.[0] === pattern);
      expect.soft(measured, kind).not.toEqual([]);
      const over = measured
        .map((path) => ({ path, lines: linesOf(path) }))
        .filter(({ path, lines }) => lines > (exceptions[path]?.lines ?? most));
      expect.soft(over, kind).toEqual([]);
    }
  });

  it('each exception is still over its budget', () => {
    for (const path of Object.keys(exceptions)) {
      const most = budgets.find(([pattern]) => pattern.test(path))?.[2] ?? 0;
      expect.soft(files, path).toContain(path);
      // More than the budget by any number of lines: the exact length changes with each edit.
      expect.soft(linesOf(path), path).toBeGreaterThan(most);
    }
  });

  it('CONTRIBUTING.md names the same numbers', () => {
    const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
    expect(contributing.replace(/\s+/g, ' ')).toContain(
      'component and screen 150, styles, stories 120, machine 250, resource 150, route 60, other file 150',
    );
  });
});
