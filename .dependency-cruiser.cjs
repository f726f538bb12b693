/** The zones of docs/decisions/0001: who may know whom. */
const room = (name) => `^(packages|apps)/${name}/`;
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  comment: 'See the table of rooms in docs/decisions/0001-rooms.md.',
  from: { path: from, pathNot: '\\.(test|stories)\\.tsx?$' },
  to: { path: '^(packages|apps)/', pathNot: [from, ...allowed] },
});

module.exports = {
  forbidden: [
    only('ui-knows-nobody', room('ui'), []),
    only('machines-know-nobody', room('machines'), []),
    only('api-knows-nobody', room('api'), []),
    only('sandbox-knows-only-the-schemas', room('sandbox'), ['^packages/api/src/schemas\\.ts$']),
    only('portal-does-not-know-the-sandbox', room('portal'), ['^packages/(ui|machines|api)/src/']),
    {
      name: 'portal-enters-packages-by-their-door',
      severity: 'error',
      from: { path: room('portal') },
      to: {
        path: '^packages/',
        pathNot: '^packages/(ui/src/(index|theme/theme)|machines/src/index|api/src/(index|realtime/index))\\.ts$',
      },
    },
    {
      name: 'machines-need-xstate-alone',
      severity: 'error',
      from: { path: room('machines'), pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/|^node:', pathNot: 'node_modules/xstate/' },
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
      from: { pathNot: '^packages/api/src/realtime/|^apps/sandbox/.*\\.test\\.ts$' },
      to: { path: 'node_modules/pusher-js/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
