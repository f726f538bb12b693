import type { ServerKind } from '@may/domain/servers/server.ts';
import type { Namespace, TextKey } from '@may/ui';
import type { Settings } from '../browser/settings/settings.ts';
import type { EarlyRead } from './earlyReadPaths.ts';

/**
 * The frame of a page: `app` needs a signed-in customer, `auth` is before signing in, `page` is open to all. `open` is open to all too: a
 * signed-in customer sees it in the frame of `app`, with the side menu.
 */
export type LayoutName = 'app' | 'auth' | 'page' | 'open';

/** The groups of the side menu, in their order (spec §2, Shell). */
export const menuGroups = ['main', 'services', 'wallet', 'invoice', 'pages'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** The name of an entry in the side menu, in the catalogue `shell`; the others there are headings. */
export type MenuLabel = Exclude<
  TextKey extends infer Key ? (Key extends `shell:menu.${infer Label}` ? Label : never) : never,
  'services' | 'wallet' | 'pages'
>;

/** A page as data, without its code: the router, the build, the inline script, the server and tests read it. */
export type PageRow = {
  /** The address, with `:parameters`, or several addresses of one page. */
  path: string | readonly string[];
  layout: LayoutName;
  /** The name of the file in its feature, without `.tsx`. Small pages may share one. */
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
  menu?: { group: MenuGroup; label: MenuLabel; isToCome?: true };
};

const frameNamespaces = (layout: LayoutName): readonly Namespace[] =>
  layout === 'app' || layout === 'open' ? ['common', 'shell', 'notifications'] : ['common', 'shell'];

/** The catalogues of a page and of its frame; without one of them the page stays blank. */
export const namespacesOf = ({ layout, namespaces }: Pick<PageRow, 'layout' | 'namespaces'>): Namespace[] => [
  ...frameNamespaces(layout),
  ...namespaces,
];

/**
 * A row as it is written. Its first catalogue `topUp` gives the title `topUp:title` and the file `TopUpRoute`, unless the row names others. A
 * row without a layout is in the frame `app`: such a page reads the customer and has a first picture.
 */
type WrittenRow = Pick<PageRow, 'path'> & Partial<PageRow> & { namespaces: readonly [Namespace, ...Namespace[]] };

const completed = ({ layout = 'app', ...row }: WrittenRow): PageRow => {
  const [screen] = row.namespaces;
  return {
    layout,
    module: `${screen.charAt(0).toUpperCase()}${screen.slice(1)}Route`,
    title: `${screen}:title` as TextKey,
    ...(layout === 'app' && { reads: ['me'], shell: 'app' }),
    ...row,
  };
};

// Listed again, because an import of the domain's list would put its file into the portal's first script.
const kinds = Object.keys({ wordpress: null, hosting: null } satisfies Record<ServerKind, null>) as ServerKind[];

/** A page that each kind of servers has: with 'Create' and '/create', `wordpressCreate` at /wordpress/create and `hostingCreate` at /hosting/create. */
const forEachKind = <Suffix extends string, End extends string, const Row extends Omit<WrittenRow, 'path' | 'kind'>>(
  suffix: Suffix,
  end: End,
  rowOf: (kind: ServerKind) => Row,
) =>
  Object.fromEntries(
    kinds.map((kind) => [`${kind}${suffix}`, { ...rowOf(kind), service: 'wordpress', kind, path: `/${kind}${end}` }]),
  ) as unknown as { [Kind in ServerKind as `${Kind}${Suffix}`]: Row & { kind: Kind; path: `/${Kind}${End}` } };

/** A page of one domain. */
const ofZone = <const End extends string, const Screen extends Namespace>(end: End, screen: Screen) =>
  ({ path: `/dns/domain/:id${end}`, service: 'dns', namespaces: [screen, 'zone'] }) as const;

const preview = { service: 'paas', module: 'PaasRoute' } as const;

/** A service for which the specification has no screen (docs/decisions/0019). */
const toCome = <const Name extends MenuLabel, const Flag extends keyof Settings['flags']>(name: Name, service: Flag) =>
  ({
    path: `/services/${name}`,
    namespaces: ['statusPages'],
    service,
    title: `shell:menu.${name}`,
    menu: { group: 'services', label: name, isToCome: true },
  }) as const;

/** A page of the menu's last group, which visitors can read too. */
const openPage = <const Name extends MenuLabel & Namespace, const Path extends string>(name: Name, path: Path) =>
  ({
    path,
    layout: 'open',
    module: 'HelpRoute',
    namespaces: [name, 'article'],
    menu: { group: 'pages', label: name },
  }) as const;

const statusPage = { layout: 'page', namespaces: ['statusPages'] } as const;

const switchedOff = {
  module: 'NotSwitchedOnRoute',
  title: 'statusPages:notSwitchedOn.page',
  namespaces: ['statusPages'],
} as const;

/** Every page of the portal except the specification's demo pages (spec §2, Route table). The first matching address wins. */
export const manifest = {
  dashboard: {
    path: '/',
    namespaces: ['dashboard', 'servers', 'runway', 'pendingTopUps'],
    reads: ['me', 'transactions', 'invoices'],
    menu: { group: 'main', label: 'dashboard' },
  },
  ...forEachKind('', '', (kind) => ({
    namespaces: ['servers', 'table'],
    title: `shell:menu.${kind}`,
    reads: ['me', 'servers', 'hostingRegions', 'plans'],
    menu: { group: 'services', label: kind },
  })),
  ...forEachKind('Create', '/create', (kind) => ({
    namespaces: ['orderServer', 'servers'],
    title: `orderServer:title.${kind}`,
  })),
  // Each tab fetches its own words with its code.
  ...forEachKind('Detail', '/:id', () => ({
    namespaces: ['serverDetail', 'servers'],
    reads: ['me', 'server', 'plans'],
  })),
  /** One page for an order of either kind (docs/decisions/0014). */
  orderProgress: { path: '/wordpress-progress/:id', service: 'wordpress', namespaces: ['orderProgress'] },
  // The activation fetches its own words with its code.
  domains: {
    path: '/dns',
    service: 'dns',
    namespaces: ['domains', 'table'],
    reads: ['me', 'domains'],
    menu: { group: 'services', label: 'dns' },
  },
  records: { ...ofZone('', 'records'), namespaces: ['records', 'zone', 'table'] },
  recordAdd: { ...ofZone('/add-record', 'recordForm'), title: 'recordForm:title.add' },
  recordEdit: { ...ofZone('/record/:recordId', 'recordForm'), title: 'recordForm:title.edit' },
  zoneChanges: ofZone('/changes', 'zoneChanges'),
  zoneImport: ofZone('/import', 'zoneImport'),
  zoneTemplates: ofZone('/templates', 'zoneTemplates'),
  /** PAAS is a preview: its pages read the customer alone (docs/decisions/0012). */
  paas: {
    path: '/paas',
    service: 'paas',
    namespaces: ['paas', 'projectCreate'],
    title: 'shell:menu.paas',
    menu: { group: 'services', label: 'paas' },
  },
  projectCreate: { ...preview, path: '/project/create', namespaces: ['projectCreate', 'paas'] },
  webServiceCreate: { ...preview, path: '/web-service/create', namespaces: ['webServiceCreate', 'paas'] },
  database: toCome('database', 'cloudDatabase'),
  firewall: toCome('firewall', 'antiDdos'),
  svm: toCome('svm', 'svm'),
  payment: {
    path: '/payment',
    namespaces: ['topUp', 'pendingTopUps'],
    reads: ['me', 'transactions'],
    menu: { group: 'wallet', label: 'topUp' },
  },
  linkCard: { path: '/link-card', namespaces: ['linkCard'] },
  transactions: {
    path: '/transactions',
    namespaces: ['transactions', 'table', 'pendingTopUps'],
    reads: ['me', 'transactions'],
    menu: { group: 'wallet', label: 'transactions' },
  },
  invoices: {
    path: '/invoice',
    namespaces: ['invoices', 'table'],
    reads: ['me', 'invoices'],
    menu: { group: 'invoice', label: 'invoice' },
  },
  helpdesk: openPage('helpdesk', '/pages/helpdesk'),
  contactUs: openPage('contactUs', '/pages/contact-us'),
  faq: openPage('faq', '/pages/faq'),
  faq2: openPage('faq2', '/pages/faq2'),
  privacyPolicy: openPage('privacyPolicy', '/pages/privacy-policy'),
  /** Pages of services that may be switched off (spec §9, Build-time flags). */
  wordpressOff: { ...switchedOff, path: ['/wordpress/*', '/wordpress-progress/*'], insteadOf: 'wordpress' },
  /** Apart, because the first picture names the service. */
  hostingOff: { ...switchedOff, path: '/hosting/*', insteadOf: 'wordpress' },
  dnsOff: { ...switchedOff, path: '/dns/*', insteadOf: 'dns' },
  paasOff: { ...switchedOff, path: ['/paas/*', '/project/create', '/web-service/create'], insteadOf: 'paas' },
  databaseOff: { ...switchedOff, path: '/services/database', insteadOf: 'cloudDatabase' },
  firewallOff: { ...switchedOff, path: '/services/firewall', insteadOf: 'antiDdos' },
  svmOff: { ...switchedOff, path: '/services/svm', insteadOf: 'svm' },
  /** Open to all, because a customer without an account is not signed in. */
  checkOtpOff: { ...switchedOff, path: '/check-otp', layout: 'page', insteadOf: 'smsOtp' },
  login: { path: '/login', layout: 'auth', namespaces: ['login'], shell: 'login' },
  register: { path: '/register', layout: 'auth', namespaces: ['account'], title: 'account:register.title' },
  checkOtp: {
    path: '/check-otp',
    layout: 'auth',
    service: 'smsOtp',
    namespaces: ['account'],
    title: 'account:code.title',
  },
  passRecovery: {
    path: ['/auth/pass-recovery', '/auth/pass-recovery-boxed'],
    layout: 'auth',
    namespaces: ['passRecovery'],
  },
  lockScreen: {
    path: ['/auth/lockscreen', '/auth/lockscreen-boxed'],
    layout: 'auth',
    namespaces: ['lockScreen'],
    title: 'lockScreen:locked.title',
  },
  paymentResult: { path: '/api/payments/success', layout: 'page', namespaces: ['paymentResult', 'servers'] },
  cardPaymentSuccess: {
    path: '/payments/:cardProvider/success',
    layout: 'page',
    module: 'CardPaymentSuccessRoute',
    namespaces: ['paymentResult', 'servers'],
    title: 'paymentResult:card.unconfirmed.title',
  },
  comingSoon: { ...statusPage, layout: 'auth', path: '/pages/coming-soon', title: 'statusPages:comingSoon.title' },
  serverError: { ...statusPage, path: '/pages/error500', title: 'statusPages:serverError.title' },
  unavailable: { ...statusPage, path: '/pages/error503', title: 'statusPages:unavailable.title' },
  /** The service worker leads here without a network. */
  offline: {
    ...statusPage,
    path: '/pages/offline',
    module: 'OfflineRoute',
    title: 'common:offline.title',
  },
  /** `maintenence` is the specification's spelling; the right one is served too. */
  maintenance: {
    ...statusPage,
    path: ['/pages/maintenence', '/pages/maintenance'],
    title: 'statusPages:maintenance.title',
  },
  /** Also every unknown address. */
  notFound: { ...statusPage, path: ['/pages/error404', '*'], title: 'statusPages:notFound.title' },
} as const satisfies Record<string, WrittenRow>;

export type PageId = keyof typeof manifest;
export type Page = PageRow & { id: PageId };

/** The complete rows of the manifest, each with its id. */
export const pages: readonly Page[] = Object.entries(manifest).map(([id, row]) => ({
  ...completed(row),
  id: id as PageId,
}));

export const pageOf = (id: PageId): Page => pages.find((page) => page.id === id) as Page;

export const addressesOf = ({ path }: Pick<PageRow, 'path'>): readonly string[] =>
  typeof path === 'string' ? [path] : path;

/** The pages that exist with these services switched on. */
export const pagesWith = (flags: Settings['flags']): typeof pages =>
  pages.filter(
    ({ service, insteadOf }) =>
      (service === undefined || flags[service]) && (insteadOf === undefined || !flags[insteadOf]),
  );
