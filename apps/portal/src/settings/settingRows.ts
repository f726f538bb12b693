import { defaults } from './defaults.ts';
import * as kinds from './kinds.ts';

/** One setting. */
export type SettingRow = {
  /** Its environment variable; with `VITE_` before it, a build reads it. Only a server in this repository gives a setting without one. */
  variable?: string;
  kind?: kinds.Kind<unknown>;
  /** The value if neither the server nor the build gives one: that of a provider exactly as specified. */
  default: unknown;
  /** Its line in docs/deploy.md. */
  doc: string;
};

type Rows = { readonly [name: string]: SettingRow | Rows };

const flag = (variable: string, name: keyof typeof defaults.flags, service: string) => ({
  variable,
  kind: kinds.onOff,
  default: defaults.flags[name],
  doc: `the service ${service}, \`on\` or \`off\``,
});

/** Every setting. The type, the reader of the environment, docs/deploy.md and the tests derive from these rows. */
export const settingRows = {
  apiOrigin: {
    variable: 'API_ORIGIN',
    kind: kinds.origin,
    default: defaults.apiOrigin,
    doc: 'origin of the provider’s API, required. The provider must allow the portal’s origin (CORS)',
  },
  pusherHost: {
    variable: 'PUSHER_HOST',
    kind: kinds.hostWithPort,
    default: defaults.pusherHost,
    doc: 'host and port of the provider’s push service. The server requires this or the cluster, never both',
  },
  pusherCluster: {
    variable: 'PUSHER_CLUSTER',
    kind: kinds.cluster,
    default: defaults.pusherCluster,
    doc: 'the cluster at pusher.com',
  },
  pusherKey: {
    variable: 'PUSHER_KEY',
    kind: kinds.identifier,
    default: defaults.pusherKey,
    doc: 'the portal’s key at the push service, required',
  },
  cardKey: {
    variable: 'CARD_PUBLISHABLE_KEY',
    kind: kinds.publishableKey,
    default: defaults.cardKey,
    doc: 'Stripe’s publishable key; without it the portal offers no linked cards. A secret key is refused',
  },
  cardScript: {
    default: defaults.cardScript,
    doc: 'address of Stripe.js, in the release that its loader was written for',
  },
  square: {
    applicationId: {
      variable: 'SQUARE_APPLICATION_ID',
      kind: kinds.squareApplication,
      default: defaults.square.applicationId,
      doc: 'the application at Square; without it and the location the portal does not offer Square’s card form',
    },
    locationId: {
      variable: 'SQUARE_LOCATION_ID',
      kind: kinds.identifier,
      default: defaults.square.locationId,
      doc: 'the location at Square',
    },
    path: {
      variable: 'SQUARE_CHECKOUT_PATH',
      kind: kinds.apiPath,
      default: defaults.square.path,
      doc: 'path of the call that pays with Square’s form',
    },
    script: { default: defaults.square.script, doc: 'address of Square’s script; empty means Square’s own' },
  },
  checkoutHosts: {
    variable: 'CHECKOUT_HOSTS',
    kind: kinds.hosts,
    default: defaults.checkoutHosts,
    doc: 'hosts that the portal may send a customer to for paying; without it any https host, which is shown before leaving',
  },
  logHosts: {
    variable: 'LOG_HOSTS',
    kind: kinds.hostsWithPorts,
    default: defaults.logHosts,
    doc: 'hosts that a server’s running log may come from, beside the host of the API; the page connects to no other. A host without a port means the usual one',
  },
  logSeparator: {
    variable: 'LOG_SEPARATOR',
    kind: kinds.separator,
    default: defaults.logSeparator,
    doc: 'the text between the parts of a log’s line, of which the last is shown: 1 to 8 visible characters, or `\\t` for a tab',
  },
  provider: {
    idempotencyKey: {
      variable: 'PROVIDER_IDEMPOTENCY_KEY',
      kind: kinds.onOff,
      default: defaults.provider.idempotencyKey,
      doc: '`on` if the provider understands attempt keys and knows each for 12 hours',
    },
  },
  languages: {
    variable: 'LANGUAGES',
    kind: kinds.languages,
    default: defaults.languages,
    doc: 'languages that a customer can choose from; without it, all',
  },
  maintenanceFrom: {
    variable: 'MAINTENANCE_FROM',
    kind: kinds.instant,
    default: defaults.maintenanceFrom,
    doc: 'begin of planned work, which /pages/maintenance names; without it, none',
  },
  maintenanceUntil: {
    variable: 'MAINTENANCE_UNTIL',
    kind: kinds.instant,
    default: defaults.maintenanceUntil,
    doc: 'its expected end; without it the page promises no time',
  },
  flags: {
    wordpress: flag('FLAG_WORDPRESS', 'wordpress', 'WordPress'),
    dns: flag('FLAG_DNS', 'dns', 'domains and their records'),
    smsOtp: flag('FLAG_SMS_OTP', 'smsOtp', 'SMS OTP, which confirms the phone number of a new account by a code'),
    paas: flag('FLAG_PAAS', 'paas', 'PaaS'),
    antiDdos: flag('FLAG_ANTI_DDOS', 'antiDdos', 'firewall and anti-DDoS (to come, its page says so)'),
    svm: flag('FLAG_SVM', 'svm', 'SVM (to come, its page says so)'),
    cloudDatabase: flag('FLAG_CLOUD_DATABASE', 'cloudDatabase', 'cloud database (to come, its page says so)'),
  },
} satisfies Rows;

type ValueOf<Row extends SettingRow> = Row extends { kind: kinds.Kind<infer Value> }
  ? Value | Row['default']
  : Row['default'];

type ValuesOf<Table> = {
  [Name in keyof Table]: Table[Name] extends SettingRow ? ValueOf<Table[Name]> : ValuesOf<Table[Name]>;
};

export type Settings = ValuesOf<typeof settingRows>;

/** True if this is one setting and not a group of settings. */
const isRow = (entry: SettingRow | Rows): entry is SettingRow => 'default' in entry;

/** The rows as an object of the same shape, with a value for each row. */
export const mapRows = (rows: Rows, read: (row: SettingRow) => unknown): object =>
  Object.fromEntries(
    Object.entries(rows).map(([name, entry]) => [name, isRow(entry) ? read(entry) : mapRows(entry, read)]),
  );
