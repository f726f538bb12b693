import type { ServerKind } from '@may/domain';
import type { Namespace, TextKey } from '@may/ui';
import type { Settings } from '../settings/settings.ts';

/** Which frame a page stands in: the signed-in app behind its guard, the pages before signing in, or a page that anybody may open. */
export type LayoutName = 'app' | 'auth' | 'page';

/** Reads a page needs at once, begun from its HTML while its script is still on the way. */
export type EarlyRead = 'me' | 'transactions' | 'invoices';

/** What is known of a page before any of its code: data alone, for the router, the build, the inline script, a server and tests. */
export type PageRow = {
  /** Its address, with `:parameters`; a list where the specification has several for one page. */
  path: string | readonly string[];
  layout: LayoutName;
  /** Its folder and file below `src/routes`. */
  module: string;
  /** The text that is its title: what its screen is headed with. */
  title: TextKey;
  /** The catalogues its screen speaks from, beside those of its frame. */
  namespaces: readonly Namespace[];
  reads?: readonly EarlyRead[];
  /** The kind of servers that it is about. */
  kind?: ServerKind;
  /** The first picture that is prepared in its HTML; without one the page starts blank. */
  shell?: 'app' | 'login';
  /** It stands in for the pages of this service while that is switched off, and is not there while it is on. */
  insteadOf?: keyof Settings['flags'];
  /** It belongs to this service and is there only while that is switched on (spec §9, Build-time flags). */
  service?: keyof Settings['flags'];
  /** Its entry in the side menu (spec §2, Shell). */
  menu?: {
    group: 'main' | 'services' | 'wallet';
    label: 'dashboard' | 'topUp' | 'transactions' | 'invoice' | 'dns' | ServerKind;
  };
};

/** The catalogues each frame speaks from. */
const frameNamespaces: Record<LayoutName, readonly Namespace[]> = {
  app: ['common', 'shell', 'notifications'],
  auth: ['common', 'shell'],
  page: ['common', 'shell'],
};

/** Every catalogue a page speaks from, with its frame; one that is missing blanks the page. */
export const namespacesOf = ({ layout, namespaces }: Pick<PageRow, 'layout' | 'namespaces'>): Namespace[] => [
  ...frameNamespaces[layout],
  ...namespaces,
];

// Listed again, because an import of the domain's list would put its file into the portal's first script.
const kinds = Object.keys({ wordpress: null, hosting: null } satisfies Record<ServerKind, null>) as ServerKind[];

const serverPage = {
  layout: 'app',
  service: 'wordpress',
  reads: ['me'],
  shell: 'app',
} as const satisfies Partial<PageRow>;

/** A page that each kind of servers has: with 'Create' and '/create', `wordpressCreate` at /wordpress/create and `hostingCreate` at /hosting/create. */
const forEachKind = <Suffix extends string, End extends string, const Row extends Omit<PageRow, 'path' | 'kind'>>(
  suffix: Suffix,
  end: End,
  rowOf: (kind: ServerKind) => Row,
) =>
  Object.fromEntries(
    kinds.map((kind) => [`${kind}${suffix}`, { ...rowOf(kind), kind, path: `/${kind}${end}` }]),
  ) as unknown as { [Kind in ServerKind as `${Kind}${Suffix}`]: Row & { kind: Kind; path: `/${Kind}${End}` } };

const dnsPage = {
  layout: 'app',
  service: 'dns',
  reads: ['me'],
  shell: 'app',
} as const satisfies Partial<PageRow>;

const switchedOff = {
  layout: 'app',
  module: 'status-pages/NotSwitchedOnRoute',
  title: 'statusPages:notSwitchedOn.page',
  namespaces: ['statusPages'],
  reads: ['me'],
  shell: 'app',
} as const satisfies Omit<PageRow, 'path'>;

/** Every page of the portal (spec §2, Route table), without the specification's demo pages, in the order addresses are matched. */
export const manifest = {
  dashboard: {
    path: '/',
    layout: 'app',
    module: 'dashboard/DashboardRoute',
    title: 'dashboard:title',
    namespaces: ['dashboard', 'pendingTopUps'],
    reads: ['me', 'transactions', 'invoices'],
    shell: 'app',
    menu: { group: 'main', label: 'dashboard' },
  },
  ...forEachKind('', '', (kind) => ({
    ...serverPage,
    module: 'servers/ServersRoute',
    title: `shell:menu.${kind}`,
    namespaces: ['servers', 'table'],
    menu: { group: 'services', label: kind },
  })),
  ...forEachKind('Create', '/create', (kind) => ({
    ...serverPage,
    module: 'order-server/OrderServerRoute',
    title: `orderServer:title.${kind}`,
    namespaces: ['orderServer', 'servers'],
  })),
  ...forEachKind('Detail', '/:id', () => ({
    ...serverPage,
    module: 'server-detail/ServerDetailRoute',
    title: 'serverDetail:title',
    namespaces: ['serverDetail', 'servers'],
  })),
  /** One page for an order of either kind (docs/decisions/0014). */
  orderProgress: {
    path: '/wordpress-progress/:id',
    ...serverPage,
    module: 'order-progress/OrderProgressRoute',
    title: 'orderProgress:title',
    namespaces: ['orderProgress'],
  },
  domains: {
    path: '/dns',
    ...dnsPage,
    module: 'domains/DomainsRoute',
    title: 'domains:title',
    namespaces: ['domains', 'dnsActivation', 'zone', 'table'],
    menu: { group: 'services', label: 'dns' },
  },
  /** Where a domain has to point, for whoever holds the login at its registrar; anybody may open it. */
  nameservers: {
    path: '/dns/point',
    layout: 'page',
    service: 'dns',
    module: 'nameservers/NameserversRoute',
    title: 'dnsActivation:title',
    namespaces: ['dnsActivation'],
  },
  records: {
    path: '/dns/domain/:id',
    ...dnsPage,
    module: 'records/RecordsRoute',
    title: 'records:title',
    namespaces: ['records', 'zone', 'table'],
  },
  recordAdd: {
    path: '/dns/domain/:id/add-record',
    ...dnsPage,
    module: 'record-form/RecordFormRoute',
    title: 'recordForm:title.add',
    namespaces: ['recordForm', 'zone'],
  },
  recordEdit: {
    path: '/dns/domain/:id/record/:recordId',
    ...dnsPage,
    module: 'record-form/RecordFormRoute',
    title: 'recordForm:title.edit',
    namespaces: ['recordForm', 'zone'],
  },
  zoneChanges: {
    path: '/dns/domain/:id/changes',
    ...dnsPage,
    module: 'zone-changes/ZoneChangesRoute',
    title: 'zoneChanges:title',
    namespaces: ['zoneChanges', 'zone'],
  },
  zoneImport: {
    path: '/dns/domain/:id/import',
    ...dnsPage,
    module: 'zone-import/ZoneImportRoute',
    title: 'zoneImport:title',
    namespaces: ['zoneImport', 'zone'],
  },
  zoneTemplates: {
    path: '/dns/domain/:id/templates',
    ...dnsPage,
    module: 'zone-templates/ZoneTemplatesRoute',
    title: 'zoneTemplates:title',
    namespaces: ['zoneTemplates', 'zone'],
  },
  payment: {
    path: '/payment',
    layout: 'app',
    module: 'top-up/TopUpRoute',
    title: 'topUp:title',
    namespaces: ['topUp', 'pendingTopUps'],
    reads: ['me', 'transactions'],
    shell: 'app',
    menu: { group: 'wallet', label: 'topUp' },
  },
  linkCard: {
    path: '/link-card',
    layout: 'app',
    module: 'link-card/LinkCardRoute',
    title: 'linkCard:title',
    namespaces: ['linkCard'],
    reads: ['me'],
    shell: 'app',
  },
  transactions: {
    path: '/transactions',
    layout: 'app',
    module: 'transactions/TransactionsRoute',
    title: 'transactions:title',
    namespaces: ['transactions', 'table', 'pendingTopUps'],
    reads: ['me', 'transactions'],
    shell: 'app',
    menu: { group: 'wallet', label: 'transactions' },
  },
  invoices: {
    path: '/invoice',
    layout: 'app',
    module: 'invoices/InvoicesRoute',
    title: 'invoices:title',
    namespaces: ['invoices', 'table'],
    reads: ['me', 'invoices'],
    shell: 'app',
    menu: { group: 'wallet', label: 'invoice' },
  },
  /** Pages of services that may be switched off (spec §9, Build-time flags). */
  wordpressOff: {
    path: ['/wordpress/*', '/hosting/*', '/wordpress-progress/*'],
    insteadOf: 'wordpress',
    ...switchedOff,
  },
  dnsOff: {
    path: '/dns/*',
    insteadOf: 'dns',
    ...switchedOff,
  },
  paasOff: {
    path: ['/paas/*', '/project/create', '/web-service/create'],
    insteadOf: 'paas',
    ...switchedOff,
  },
  login: {
    path: '/login',
    layout: 'auth',
    module: 'login/LoginRoute',
    title: 'login:title',
    namespaces: ['login'],
    shell: 'login',
  },
  passRecovery: {
    path: ['/auth/pass-recovery', '/auth/pass-recovery-boxed'],
    layout: 'auth',
    module: 'pass-recovery/PassRecoveryRoute',
    title: 'passRecovery:title',
    namespaces: ['passRecovery'],
  },
  lockScreen: {
    path: ['/auth/lockscreen', '/auth/lockscreen-boxed'],
    layout: 'auth',
    module: 'lock-screen/LockScreenRoute',
    title: 'lockScreen:locked.title',
    namespaces: ['lockScreen'],
  },
  paymentResult: {
    path: '/api/payments/success',
    layout: 'page',
    module: 'payment-result/PaymentResultRoute',
    title: 'paymentResult:title',
    namespaces: ['paymentResult'],
  },
  cardPaymentSuccess: {
    path: '/payments/:cardProvider/success',
    layout: 'page',
    module: 'card-payment-success/CardPaymentSuccessRoute',
    title: 'paymentResult:card.unconfirmed.title',
    namespaces: ['paymentResult'],
  },
  comingSoon: {
    path: '/pages/coming-soon',
    layout: 'auth',
    module: 'status-pages/ComingSoonRoute',
    title: 'statusPages:comingSoon.title',
    namespaces: ['statusPages'],
  },
  serverError: {
    path: '/pages/error500',
    layout: 'page',
    module: 'status-pages/ServerErrorRoute',
    title: 'statusPages:serverError.title',
    namespaces: ['statusPages'],
  },
  /** `maintenence` is the specification's spelling; the right one is served too. */
  maintenance: {
    path: ['/pages/error503', '/pages/maintenence', '/pages/maintenance'],
    layout: 'page',
    module: 'status-pages/MaintenanceRoute',
    title: 'statusPages:maintenance.title',
    namespaces: ['statusPages'],
  },
  /** Also for every address nobody serves. */
  notFound: {
    path: ['/pages/error404', '*'],
    layout: 'page',
    module: 'status-pages/NotFoundRoute',
    title: 'statusPages:notFound.title',
    namespaces: ['statusPages'],
  },
} as const satisfies Record<string, PageRow>;

/** A page's name in the portal. */
export type PageId = keyof typeof manifest;

/** The pages by name, as rows of one shape. */
export const pages: readonly (PageRow & { id: PageId })[] = Object.entries(manifest).map(([id, row]) => ({
  ...row,
  id: id as PageId,
}));

/** All addresses of a page. */
export const addressesOf = ({ path }: Pick<PageRow, 'path'>): readonly string[] =>
  typeof path === 'string' ? [path] : path;

/** The pages there are with these services switched on. */
export const pagesWith = (flags: Settings['flags']): typeof pages =>
  pages.filter(
    ({ service, insteadOf }) =>
      (service === undefined || flags[service]) && (insteadOf === undefined || !flags[insteadOf]),
  );
