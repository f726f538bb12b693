import type { ServerKind } from '@may/domain';
import type { Namespace, TextKey } from '@may/ui';
import type { Settings } from '../settings/settings.ts';

/**
 * The frame of a page: `app` needs a signed-in customer, `auth` is before signing in, `page` is open to all. `open` is open to all too: a
 * signed-in customer sees it in the frame of `app`, with the side menu.
 */
export type LayoutName = 'app' | 'auth' | 'page' | 'open';

/** A read that the page's inline script starts before the portal's script is loaded. */
export type EarlyRead =
  | 'me'
  | 'transactions'
  | 'invoices'
  | 'plans'
  | 'server'
  | 'servers'
  | 'hostingRegions'
  | 'domains';

/** The groups of the side menu, in their order (spec §2, Shell). */
export const menuGroups = ['main', 'services', 'wallet', 'invoice', 'pages'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** The name of an entry in the side menu, in the catalogue `shell`. */
export type MenuLabel =
  | 'dashboard'
  | ServerKind
  | 'dns'
  | 'paas'
  | 'database'
  | 'firewall'
  | 'svm'
  | 'topUp'
  | 'transactions'
  | 'invoice'
  | 'helpdesk'
  | 'contactUs'
  | 'faq'
  | 'faq2'
  | 'privacyPolicy';

/** A page as data, without its code: the router, the build, the inline script, the server and tests read it. */
export type PageRow = {
  /** The address, with `:parameters`, or several addresses of one page. */
  path: string | readonly string[];
  layout: LayoutName;
  /** The file below `src/routes`, without `.tsx`. */
  module: string;
  /** The title, which is the heading of the screen. */
  title: TextKey;
  /** The catalogues of the screen's texts, without those of the frame. */
  namespaces: readonly Namespace[];
  reads?: readonly EarlyRead[];
  /** The kind of servers that the page shows. */
  kind?: ServerKind;
  /** The prerendered first picture in the page's HTML; without one the page starts blank. */
  shell?: 'app' | 'login';
  /** The page replaces the pages of this service while the service is switched off. */
  insteadOf?: keyof Settings['flags'];
  /** The page exists only while this service is switched on (spec §9, Build-time flags). */
  service?: keyof Settings['flags'];
  /** The entry in the side menu (spec §2, Shell). */
  menu?: {
    group: MenuGroup;
    label: MenuLabel;
  };
};

const signedIn = ['common', 'shell', 'notifications'] as const;

const frameNamespaces: Record<LayoutName, readonly Namespace[]> = {
  app: signedIn,
  auth: ['common', 'shell'],
  page: ['common', 'shell'],
  open: signedIn,
};

/** The catalogues of a page and of its frame; without one of them the page stays blank. */
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

/** PAAS is a preview: its pages read the customer alone (docs/decisions/0012). */
const paasPage = {
  layout: 'app',
  service: 'paas',
  reads: ['me'],
  shell: 'app',
} as const satisfies Partial<PageRow>;

/** A service of the menu for which the specification has no screen (docs/decisions/0019). */
const serviceToCome = {
  layout: 'app',
  module: 'status-pages/ServiceToComeRoute',
  namespaces: ['statusPages'],
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

/** Every page of the portal except the specification's demo pages (spec §2, Route table). The first matching address wins. */
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
    reads: ['me', 'servers', 'hostingRegions', 'plans'],
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
    // Each tab fetches its own words with its code.
    namespaces: ['serverDetail', 'servers'],
    reads: ['me', 'server', 'plans'],
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
    reads: ['me', 'domains'],
    title: 'domains:title',
    // The activation fetches its own words with its code.
    namespaces: ['domains', 'table'],
    menu: { group: 'services', label: 'dns' },
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
  paas: {
    path: '/paas',
    ...paasPage,
    module: 'paas/PaasRoute',
    title: 'shell:menu.paas',
    namespaces: ['paas', 'projectCreate'],
    menu: { group: 'services', label: 'paas' },
  },
  projectCreate: {
    path: '/project/create',
    ...paasPage,
    module: 'project-create/ProjectCreateRoute',
    title: 'projectCreate:title',
    namespaces: ['projectCreate', 'paas'],
  },
  webServiceCreate: {
    path: '/web-service/create',
    ...paasPage,
    module: 'web-service-create/WebServiceCreateRoute',
    title: 'webServiceCreate:title',
    namespaces: ['webServiceCreate', 'paas'],
  },
  database: {
    path: '/services/database',
    ...serviceToCome,
    service: 'cloudDatabase',
    title: 'shell:menu.database',
    menu: { group: 'services', label: 'database' },
  },
  firewall: {
    path: '/services/firewall',
    ...serviceToCome,
    service: 'antiDdos',
    title: 'shell:menu.firewall',
    menu: { group: 'services', label: 'firewall' },
  },
  svm: {
    path: '/services/svm',
    ...serviceToCome,
    service: 'svm',
    title: 'shell:menu.svm',
    menu: { group: 'services', label: 'svm' },
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
    menu: { group: 'invoice', label: 'invoice' },
  },
  helpdesk: {
    path: '/pages/helpdesk',
    layout: 'open',
    module: 'help/HelpdeskRoute',
    title: 'helpdesk:title',
    namespaces: ['helpdesk', 'article'],
    menu: { group: 'pages', label: 'helpdesk' },
  },
  contactUs: {
    path: '/pages/contact-us',
    layout: 'open',
    module: 'help/ContactUsRoute',
    title: 'contactUs:title',
    namespaces: ['contactUs', 'article'],
    menu: { group: 'pages', label: 'contactUs' },
  },
  faq: {
    path: '/pages/faq',
    layout: 'open',
    module: 'help/FaqRoute',
    title: 'faq:title',
    namespaces: ['faq', 'article'],
    menu: { group: 'pages', label: 'faq' },
  },
  faq2: {
    path: '/pages/faq2',
    layout: 'open',
    module: 'help/FaqRoute',
    title: 'faq2:title',
    namespaces: ['faq2', 'article'],
    menu: { group: 'pages', label: 'faq2' },
  },
  privacyPolicy: {
    path: '/pages/privacy-policy',
    layout: 'open',
    module: 'help/PrivacyPolicyRoute',
    title: 'privacyPolicy:title',
    namespaces: ['privacyPolicy', 'article'],
    menu: { group: 'pages', label: 'privacyPolicy' },
  },
  /** Pages of services that may be switched off (spec §9, Build-time flags). */
  wordpressOff: {
    path: ['/wordpress/*', '/wordpress-progress/*'],
    insteadOf: 'wordpress',
    ...switchedOff,
  },
  /** Apart, because the first picture names the service. */
  hostingOff: {
    path: '/hosting/*',
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
  databaseOff: {
    path: '/services/database',
    insteadOf: 'cloudDatabase',
    ...switchedOff,
  },
  firewallOff: {
    path: '/services/firewall',
    insteadOf: 'antiDdos',
    ...switchedOff,
  },
  svmOff: {
    path: '/services/svm',
    insteadOf: 'svm',
    ...switchedOff,
  },
  /** Open to all, because a customer without an account is not signed in. */
  checkOtpOff: {
    path: '/check-otp',
    layout: 'page',
    insteadOf: 'smsOtp',
    module: 'status-pages/NotSwitchedOnRoute',
    title: 'statusPages:notSwitchedOn.page',
    namespaces: ['statusPages'],
  },
  login: {
    path: '/login',
    layout: 'auth',
    module: 'login/LoginRoute',
    title: 'login:title',
    namespaces: ['login'],
    shell: 'login',
  },
  register: {
    path: '/register',
    layout: 'auth',
    module: 'register/RegisterRoute',
    title: 'account:register.title',
    namespaces: ['account'],
  },
  checkOtp: {
    path: '/check-otp',
    layout: 'auth',
    service: 'smsOtp',
    module: 'check-otp/CheckOtpRoute',
    title: 'account:code.title',
    namespaces: ['account'],
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
  unavailable: {
    path: '/pages/error503',
    layout: 'page',
    module: 'status-pages/UnavailableRoute',
    title: 'statusPages:unavailable.title',
    namespaces: ['statusPages'],
  },
  /** The service worker leads here without a network. */
  offline: {
    path: '/pages/offline',
    layout: 'page',
    module: 'status-pages/OfflineRoute',
    title: 'common:offline.title',
    namespaces: ['statusPages'],
  },
  /** `maintenence` is the specification's spelling; the right one is served too. */
  maintenance: {
    path: ['/pages/maintenence', '/pages/maintenance'],
    layout: 'page',
    module: 'status-pages/MaintenanceRoute',
    title: 'statusPages:maintenance.title',
    namespaces: ['statusPages'],
  },
  /** Also every unknown address. */
  notFound: {
    path: ['/pages/error404', '*'],
    layout: 'page',
    module: 'status-pages/NotFoundRoute',
    title: 'statusPages:notFound.title',
    namespaces: ['statusPages'],
  },
} as const satisfies Record<string, PageRow>;

export type PageId = keyof typeof manifest;

/** The rows of the manifest, each with its id. */
export const pages: readonly (PageRow & { id: PageId })[] = Object.entries(manifest).map(([id, row]) => ({
  ...row,
  id: id as PageId,
}));

export const addressesOf = ({ path }: Pick<PageRow, 'path'>): readonly string[] =>
  typeof path === 'string' ? [path] : path;

/** The pages that exist with these services switched on. */
export const pagesWith = (flags: Settings['flags']): typeof pages =>
  pages.filter(
    ({ service, insteadOf }) =>
      (service === undefined || flags[service]) && (insteadOf === undefined || !flags[insteadOf]),
  );
