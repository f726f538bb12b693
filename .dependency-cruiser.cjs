/** The zones of docs/architecture.md: who may know whom. */
const room = (name) => `^(packages|apps)/${name}/`;
const domain = '^packages/domain/src/(?!.*(\\.fixtures\\.|/testing/))';
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  comment: 'See the table of rooms in docs/architecture.md.',
  from: { path: from, pathNot: '\\.stories\\.tsx?$' },
  to: { path: '^(packages|apps)/', pathNot: [from, ...allowed] },
});

/** Each room may import the floors below its own. Tests are not read: they may import anything. */
const floors = (house, rows) =>
  rows.flatMap((rooms, floor) =>
    rooms.map((one) => ({
      name: `${one}-imports-only-the-floors-below`,
      severity: 'error',
      comment: 'See the floors in docs/architecture.md.',
      from: {
        path: `^${house}/src/${one}/`,
        pathNot: '\\.(stories|fixtures|row|chart)\\.tsx?$',
      },
      to: {
        path: `^${house}/src/[^/]+/`,
        pathNot: `^${house}/src/(${[one, ...rows.slice(0, floor).flat()].join('|')})/`,
      },
    })),
  );

module.exports = {
  forbidden: [
    only('domain-knows-nobody', room('domain'), []),
    only('ui-knows-money-alone', room('ui'), ['^packages/domain/src/(kit|fixtures)\\.ts$']),
    only('screens-know-the-kit-and-domain', room('screens'), [domain, '^packages/ui/src/']),
    only('machines-know-domain-alone', room('machines'), [domain]),
    only('api-knows-domain-alone', room('api'), [domain]),
    only('sandbox-knows-domain-the-schemas-and-the-portal-server', room('sandbox'), [
      domain,
      '^packages/api/src/schemas\\.ts$',
      '^apps/portal/server/index\\.ts$',
    ]),
    only('portal-does-not-know-the-sandbox', room('portal'), ['^packages/(domain|ui|screens|machines|api)/src/']),
    ...floors('apps/portal', [
      ['browser'],
      ['router'],
      ['data', 'boot'],
      ['money', 'session'],
      ['features'],
      ['figures'],
      ['app'],
    ]),
    {
      name: 'rows-of-the-walk-stand-on-the-ground',
      severity: 'error',
      from: { path: '^apps/portal/src/testing/' },
      to: { path: '^apps/portal/src/', pathNot: '^apps/portal/src/testing/' },
    },
    {
      name: 'a-feature-imports-no-feature',
      severity: 'error',
      comment:
        'What two features share stands in a room below them. The dashboard composes others; the transactions show the open top-ups.',
      from: { path: '^apps/portal/src/features/([^/]+)/', pathNot: '/dashboard/|/TransactionsRoute\\.tsx$' },
      to: { path: '^apps/portal/src/features/', pathNot: '^apps/portal/src/features/$1/' },
    },
    {
      name: 'a-screen-reads-no-stylesheet-of-another',
      severity: 'error',
      comment: 'A look that two screens share is a component or a pattern of packages/ui.',
      from: { path: '^packages/screens/src/([^/]+)/' },
      to: { path: '^packages/screens/src/.+\\.css\\.ts$', pathNot: '^packages/screens/src/$1/' },
    },
    ...floors('packages/ui', [
      ['browser'],
      ['theme'],
      ['i18n'],
      ['format', 'brand'],
      ['errors'],
      ['common'],
      ['components'],
      ['patterns'],
    ]),
    ...floors('packages/screens', [
      ['cards', 'dns', 'help', 'palette', 'previews', 'runway', 'servers', 'session', 'status', 'wallet'],
      ['account', 'dashboard', 'order', 'top-up'],
      ['bell'],
    ]),
    ...floors('packages/domain', [
      ['account', 'cards', 'dns', 'previews', 'wallet'],
      ['top-up'],
      ['order'],
      ['servers'],
      ['bell'],
    ]),
    {
      name: 'domain-needs-nothing',
      severity: 'error',
      from: { path: room('domain') },
      to: { path: 'node_modules/|^node:' },
    },
    {
      name: 'portal-enters-packages-by-their-door',
      severity: 'error',
      from: { path: '^apps/portal/src/' },
      to: {
        path: '^packages/',
        pathNot: [
          '^packages/(ui/src/(index|figures|theme/(theme|shellStyle)|i18n/(locales|tags))|api/src/(index|reads|http/Permit|realtime/index))\\.ts$',
          domain,
          '^packages/(screens|machines)/src/(?!.+\\.(css|fixtures|stories)\\.)',
        ],
      },
    },
    {
      name: 'only-tests-read-charts',
      severity: 'error',
      from: { path: '^apps/', pathNot: '\\.row\\.tsx?$|^apps/portal/src/(testing|storms|stories)/' },
      to: { path: '^packages/machines/src/(.+\\.chart\\.ts$|testing/)' },
    },
    ...floors('packages/machines', [
      ['attempt', 'session'],
      ['cards'],
      ['account', 'dns', 'order', 'servers', 'top-up'],
    ]),
    {
      name: 'machines-need-xstate-alone',
      severity: 'error',
      from: { path: room('machines'), pathNot: '\\.chart\\.ts$|/testing/' },
      to: { path: 'node_modules/|^node:', pathNot: 'node_modules/xstate/' },
    },
    {
      name: 'one-mint-of-permits',
      severity: 'error',
      comment: 'A press is known by the session alone (docs/decisions/0039).',
      from: {
        path: '^(apps|packages)/',
        pathNot: '\\.fixtures\\.ts$|^apps/portal/src/data/permit\\.ts$|^packages/api/src/endpoints\\.ts$',
      },
      to: { path: '^packages/api/src/http/Permit\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one-http-client',
      severity: 'error',
      from: { pathNot: '^packages/api/src/http/' },
      to: { path: 'node_modules/ky/' },
    },
    {
      name: 'one-realtime-client',
      severity: 'error',
      from: { pathNot: '^packages/api/src/realtime/' },
      to: { path: 'node_modules/pusher-js/' },
    },
    {
      name: 'no-circle-of-files',
      severity: 'error',
      comment: 'Also by types and by late imports: a part declares its own props.',
      from: { pathNot: '\\.(stories|fixtures|row|chart)\\.tsx?$|/(testing|stories)/' },
      to: { circular: true },
    },
    {
      name: 'no-circle-of-folders',
      severity: 'error',
      comment: 'Stories, fixtures and charts count too: a part is shown with the parts below it.',
      scope: 'folder',
      from: { path: '^(packages|apps)/[^/]+/src/.+' },
      to: { circular: true },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static)/|\\.test\\.tsx?$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
