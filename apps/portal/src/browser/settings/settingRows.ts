import { defaults } from './defaults.ts';
import {
  apiPath,
  cluster,
  hosts,
  hostsWithPorts,
  hostWithPort,
  identifier,
  instant,
  type Kind,
  languages,
  onOff,
  origin,
  publishableKey,
  separator,
  squareApplication,
} from './kinds.ts';

/** The environment variable of a setting, its kind, and its line in docs/deploy.md. */
type Row = readonly [variable: string, kind: Kind<unknown>, doc: string];

const flag = (variable: string, service: string): Row => [variable, onOff, `the service ${service}, \`on\` or \`off\``];

/** Every setting that has a variable, by the path of its value. The reader of the environment, docs/deploy.md and the tests derive from these rows. */
const rows: Readonly<Record<string, Row>> = {
  apiOrigin: ['API_ORIGIN', origin, 'origin of the provider’s API, required; it must allow the portal’s origin (CORS)'],
  pusherHost: ['PUSHER_HOST', hostWithPort, 'host and port of the push service: this or the cluster, never both'],
  pusherCluster: ['PUSHER_CLUSTER', cluster, 'the cluster at pusher.com'],
  pusherKey: ['PUSHER_KEY', identifier, 'the portal’s key at the push service, required'],
  cardKey: ['CARD_PUBLISHABLE_KEY', publishableKey, 'Stripe’s publishable key; without it no card can be linked'],
  'square.applicationId': [
    'SQUARE_APPLICATION_ID',
    squareApplication,
    'the application at Square; without it and the location the portal does not offer Square’s card form',
  ],
  'square.locationId': ['SQUARE_LOCATION_ID', identifier, 'the location at Square'],
  'square.path': ['SQUARE_CHECKOUT_PATH', apiPath, 'path of the call that pays with Square’s form'],
  checkoutHosts: [
    'CHECKOUT_HOSTS',
    hosts,
    'hosts that a customer may be sent to for paying; without it any https host, which is shown before leaving',
  ],
  logHosts: [
    'LOG_HOSTS',
    hostsWithPorts,
    'hosts that a server’s running log may come from, beside the host of the API; without a port, the usual one',
  ],
  logSeparator: [
    'LOG_SEPARATOR',
    separator,
    'the text between the parts of a log’s line, of which the last is shown: 1 to 8 visible characters, or `\\t` for a tab',
  ],
  'provider.idempotencyKey': [
    'PROVIDER_IDEMPOTENCY_KEY',
    onOff,
    '`on` if the provider understands attempt keys and knows each for 12 hours',
  ],
  'provider.paymentStatus': [
    'PROVIDER_PAYMENT_STATUS',
    onOff,
    '`on` if the provider tells the status of each payment: one without a status is then not read as paid',
  ],
  languages: ['LANGUAGES', languages, 'languages that a customer can choose from; without it, all'],
  maintenanceFrom: ['MAINTENANCE_FROM', instant, 'begin of planned work, which /pages/maintenance names'],
  maintenanceUntil: ['MAINTENANCE_UNTIL', instant, 'its expected end; without it the page promises no time'],
  'flags.wordpress': flag('FLAG_WORDPRESS', 'WordPress'),
  'flags.dns': flag('FLAG_DNS', 'domains and their records'),
  'flags.smsOtp': flag(
    'FLAG_SMS_OTP',
    'SMS OTP, which confirms the phone number of a new account by a code; switch it on if the provider sends one',
  ),
  'flags.paas': flag('FLAG_PAAS', 'PaaS'),
  'flags.antiDdos': flag('FLAG_ANTI_DDOS', 'firewall and anti-DDoS (to come, its page says so)'),
  'flags.svm': flag('FLAG_SVM', 'SVM (to come, its page says so)'),
  'flags.cloudDatabase': flag('FLAG_CLOUD_DATABASE', 'cloud database (to come, its page says so)'),
};

/** The rows one by one; the default is the value if the environment gives none. */
export const settingRows = Object.entries(rows).map(([path, [variable, kind, doc]]) => {
  const [group = '', name] = path.split('.');
  const value: unknown = defaults[group as keyof typeof defaults];
  return { group, name, path, variable, kind, doc, default: name ? Object(value)[name] : value };
});
