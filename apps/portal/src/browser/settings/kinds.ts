import type { LocaleName } from '../../../../../packages/ui/src/i18n/locales.ts';
import { isLocaleName, localeNames } from '../../../../../packages/ui/src/i18n/tags.ts';

/** One kind of value that a variable may hold. */
export type Kind<Value> = {
  /** A text that `read` accepts. */
  example: string;
  /** Reads the text of a variable. Throws one sentence that names the variable if the text is not of this kind. */
  read: (text: string, variable: string) => Value;
};

/** True for a host as a browser writes it: no short form of an IP address, no zeros before a port. */
const isAsWritten = (host: string): boolean =>
  ['ws', 'wss'].some((scheme) => URL.canParse(`${scheme}://${host}`) && new URL(`${scheme}://${host}`).host === host);

const isHost = (text: string): boolean => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(text) && isAsWritten(text);
const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

const isHostWithPort = (text: string): boolean => {
  const [host = '', port = '', ...rest] = text.split(':');
  return rest.length === 0 && isHost(host) && isPort(port) && isAsWritten(text);
};

const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

const kindOf = <Value>(
  example: string,
  rule: string,
  isRight: (text: string) => boolean,
  parse: (text: string) => Value,
): Kind<Value> => ({
  example,
  read: (text, variable) => {
    // The sentence ends in a log, so it repeats no name and password of an address.
    const given = text.replace(/\/\/.*@/, '//…@') || 'empty';
    if (!isRight(text)) throw new Error(`${variable} is ${given}, but ${rule}.`);
    return parse(text);
  },
});

const textLike = (example: string, rule: string, isRight: (text: string) => boolean): Kind<string> =>
  kindOf(example, rule, isRight, String);

export const origin = textLike(
  'https://api.example',
  'an origin is like https://api.example, without a path',
  isOrigin,
);

/** An address in a header: a sign that ends a directive would begin another one. */
export const webAddress = textLike(
  'https://reports.example/csp',
  'an address is like https://reports.example/csp, without ; and ,',
  (text) => /^https:\/\/[^\s;,'"]+$/.test(text) && URL.canParse(text),
);

export const hostWithPort = textLike(
  'push.example:443',
  'a push service is named like push.example:443',
  isHostWithPort,
);

export const cluster = textLike('ap1', 'a cluster is named like ap1', (text) => /^[a-z0-9-]+$/.test(text));

export const identifier = textLike('1a2b3c', 'it is letters, digits, - and _', (text) => /^[\w-]+$/.test(text));

/** An application at Square. */
export const squareApplication = textLike(
  'sq0idp-1a2b3c',
  'an application is like sq0idp-… or sandbox-sq0idb-…',
  (text) => /^(sq0idp|sandbox-sq0idb)-[\w-]+$/.test(text),
);

export const apiPath = textLike('/api/payments', 'a call is a path below /api/', (text) =>
  /^\/api\/[\w/-]+$/.test(text),
);

/** A moment with its zone. */
export const instant = textLike(
  '2026-12-01T22:00+07:00',
  'a moment is written like 2026-12-01T22:00+07:00',
  (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text)),
);

export const hosts: Kind<readonly string[]> = kindOf(
  'pay.example,bank.example',
  'hosts are written like pay.example,bank.example',
  (text) => text.split(',').every(isHost),
  (text) => text.split(','),
);

export const hostsWithPorts: Kind<readonly string[]> = kindOf(
  'logs.example,logs.example:8443',
  'hosts are written like logs.example,logs.example:8443',
  (text) => text.split(',').every((host) => isHost(host) || isHostWithPort(host)),
  (text) => text.split(','),
);

export const languages: Kind<readonly LocaleName[]> = kindOf(
  'vi,en',
  `languages are written like vi,en, each once, out of ${localeNames.join(', ')}`,
  (text) => text.split(',').every((name, place, all) => isLocaleName(name) && all.indexOf(name) === place),
  (text) => text.split(',').filter(isLocaleName),
);

/** The text between the parts of a line; a tab cannot be written into every environment, so `\t` stands for it. */
export const separator: Kind<string> = kindOf(
  '::',
  'a separator is 1 to 8 visible characters, or \\t for a tab',
  (text) => /^(?:[\p{L}\p{N}\p{P}\p{S}]{1,8})$/u.test(text),
  (text) => (text === '\\t' ? '\t' : text),
);

export const onOff = kindOf(
  'on',
  'it is either on or off',
  (text) => text === 'on' || text === 'off',
  (text) => text === 'on',
);

export const port = kindOf('4173', 'a port is 0 to 65535', isPort, Number);

/** Stripe's publishable key. The sentence never repeats a refused key, because it ends in a log. */
export const publishableKey: Kind<string> = {
  example: 'pk_test_1a2b3c',
  read: (text, variable) => {
    if (/^pk_(test|live)_\w+$/.test(text)) return text;
    throw new Error(
      /^[sr]k_/.test(text)
        ? `${variable} is a secret key, which must never be there: every visitor would read it. Revoke it, and give the publishable one.`
        : `${variable} is no publishable key: one begins with pk_test_ or pk_live_.`,
    );
  },
};
