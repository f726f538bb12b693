import type { Settings, ToldSettings } from '../src/settings.ts';
import { isHost, isHostWithPort, readOrigin, readVariable, type Variables } from './variables.ts';

const flagVariables: Record<keyof Settings['flags'], string> = {
  wordpress: 'FLAG_WORDPRESS',
  dns: 'FLAG_DNS',
  paas: 'FLAG_PAAS',
};

const readSwitch = (env: Variables, name: string, words: string): boolean | undefined => {
  const value = readVariable(env, name, (text) => text === 'on' || text === 'off', words);
  return value === undefined ? undefined : value === 'on';
};

/** A key that is refused is not repeated: the sentence ends in a log. */
const readCardKey = (env: Variables, name: string): string | undefined => {
  const key = env[name];
  if (key === undefined || /^pk_(test|live)_\w+$/.test(key)) return key;
  throw new Error(
    /^[sr]k_/.test(key)
      ? `${name} is a secret key, which must never be there: every visitor would read it. Revoke it, and give the publishable one.`
      : `${name} is no publishable key: one begins with pk_test_ or pk_live_.`,
  );
};

const readPush = (env: Variables, prefix: string): Pick<ToldSettings, 'pusherHost' | 'pusherCluster'> => {
  const hostWords = 'a push service is named like push.example:443';
  const pusherHost = readVariable(env, `${prefix}PUSHER_HOST`, isHostWithPort, hostWords);
  const isCluster = (value: string) => /^[a-z0-9-]+$/.test(value);
  const pusherCluster = readVariable(env, `${prefix}PUSHER_CLUSTER`, isCluster, 'a cluster is named like ap1');
  if (pusherHost && pusherCluster) {
    throw new Error(
      `${prefix}PUSHER_CLUSTER is given beside ${prefix}PUSHER_HOST: a page listens at one of them alone.`,
    );
  }
  // One takes the place of the other, also where the build named that.
  return pusherHost || pusherCluster ? { pusherHost: pusherHost ?? '', pusherCluster: pusherCluster ?? '' } : {};
};

/**
 * What an environment says of the settings: that of a server, or with `VITE_` before each name that of a build. A variable that is
 * absent says nothing; one that means nothing ends in one sentence that names it.
 */
export const settingsFrom = (env: Variables, prefix: '' | 'VITE_' = ''): ToldSettings => {
  const areHosts = (value: string) => value.split(',').every(isHost);
  const hostsWords = 'hosts are written like pay.example,bank.example';
  const isKey = (value: string) => /^[\w-]+$/.test(value);
  const isApplication = (value: string) => /^(sq0idp|sandbox-sq0idb)-[\w-]+$/.test(value);
  const isCall = (value: string) => /^\/api\/[\w/-]+$/.test(value);
  const flags = Object.entries(flagVariables).map(([flag, name]) => [
    flag,
    readSwitch(env, prefix + name, 'a service is switched on or off'),
  ]);
  return {
    apiOrigin: readOrigin(env, `${prefix}API_ORIGIN`),
    ...readPush(env, prefix),
    pusherKey: readVariable(env, `${prefix}PUSHER_KEY`, isKey, 'a key is letters, digits, - and _'),
    cardKey: readCardKey(env, `${prefix}CARD_PUBLISHABLE_KEY`),
    square: {
      applicationId: readVariable(
        env,
        `${prefix}SQUARE_APPLICATION_ID`,
        isApplication,
        'one is like sq0idp-… or sandbox-sq0idb-…',
      ),
      locationId: readVariable(env, `${prefix}SQUARE_LOCATION_ID`, isKey, 'a place is letters, digits, - and _'),
      path: readVariable(env, `${prefix}SQUARE_CHECKOUT_PATH`, isCall, 'a call is a path below /api/'),
    },
    checkoutHosts: readVariable(env, `${prefix}CHECKOUT_HOSTS`, areHosts, hostsWords)?.split(','),
    nameserverSuffix: readVariable(
      env,
      `${prefix}NAMESERVER_SUFFIX`,
      (value) => isHost(value) && value.includes('.'),
      'nameservers end like may.example',
    ),
    provider: {
      idempotencyKey: readSwitch(
        env,
        `${prefix}PROVIDER_IDEMPOTENCY_KEY`,
        'the provider understands attempt keys: on or off',
      ),
      cardPaysOrders: readSwitch(
        env,
        `${prefix}PROVIDER_CARD_PAYS_ORDERS`,
        'the default card pays the whole of an order that the wallet cannot pay: on or off',
      ),
    },
    flags: Object.fromEntries(flags),
  };
};
