import { randomUUID } from 'node:crypto';
import type { Settings } from '../../apps/portal/src/settings/settings.ts';
import type { EndpointName } from '../../packages/api/src/endpoints.ts';
import { type Api, type Me, vetCheckoutUrl } from '../../packages/api/src/index.ts';
import { channelOf } from '../../packages/api/src/realtime/channels.ts';
import {
  currencyOfRegion,
  type LinkedCard,
  type LocalMethod,
  localMethodsOf,
  type Money,
  topUpPresets,
} from '../../packages/domain/src/index.ts';
import { callOf } from './checkRead.ts';
import type { Recorder } from './createRecorder.ts';
import { describeHost } from './describeHost.ts';
import { type Line, lineOf } from './report.ts';
import type { WriteName } from './roles.ts';
import { tryCall } from './tryCall.ts';
import { tryDomain } from './tryDomain.ts';

export type WriteContext = {
  recorder: Recorder;
  api: Api;
  settings: Settings;
  me: Me;
  cards: readonly LinkedCard[];
  /** The domain to add and delete, from `--domain`. */
  domain: string | null;
};

/** A write: what it leaves behind, said before it is sent. */
export type Write = { leaves: string; run: (context: WriteContext) => Promise<readonly Line[]> };

/** The smallest amount that the portal offers in the customer's currency. */
const smallest = ({ region }: Me): Money => {
  const currency = currencyOfRegion(region);
  return { amount: topUpPresets[currency][0] ?? 0, currency };
};

const localMethod = ({ region }: Me): LocalMethod =>
  localMethodsOf[region].find((method) => method === 'vietqr') ?? 'creditCard';

const newKey = (): string => `check-${randomUUID()}`;

const without = (name: EndpointName, detail: string): readonly Line[] => [
  lineOf(callOf(name), 'not judged', { details: [detail] }),
];

/** Tries a top-up. Without one no wallet can be filled, so a provider that refuses it does not fit. */
const topUp = async ({ api, me, recorder, settings }: WriteContext): Promise<readonly Line[]> => {
  const hasKeys = settings.provider.idempotencyKey;
  const input = { amount: smallest(me), method: localMethod(me), attemptKey: hasKeys ? newKey() : null };
  const { line, value, seen } = await tryCall('wallet.createCheckout', recorder, () =>
    api.wallet.createCheckout(input),
  );
  if (!value) {
    const isRefused = !hasKeys && seen?.kind === 'answer' && seen.status >= 400 && seen.status < 500;
    const detail = 'it was sent without an attempt key, which the provider may demand: try --write=attempt-key';
    return [
      {
        ...line,
        weight: line.weight === 'unknown' ? 'unknown' : 'broken',
        details: isRefused ? [...line.details, detail] : line.details,
        settings: isRefused ? ['set PROVIDER_IDEMPOTENCY_KEY=on if the provider’s documentation demands keys'] : [],
      },
    ];
  }
  const vetted = vetCheckoutUrl(value.checkoutUrl, {
    ...(settings.checkoutHosts && { allowedHosts: settings.checkoutHosts }),
  });
  if (!vetted.ok) {
    return [
      {
        ...line,
        status: 'differs',
        weight: 'broken',
        details: [`the portal refuses the address to pay at (${vetted.reason})`],
      },
    ];
  }
  const { hostname } = new URL(vetted.url);
  const { isWhole } = await describeHost(hostname);
  const host = isWhole ? `=${hostname}` : ` to the host in the answer to ${line.call}`;
  return [
    {
      ...line,
      status: value.transactionCode === null ? 'as specified' : 'richer',
      details: value.transactionCode === null ? [] : ['transactionCode: the portal knows the payment by its code'],
      settings: settings.checkoutHosts
        ? []
        : [`set CHECKOUT_HOSTS${host} if the provider’s documentation names it as the only host for paying`],
    },
  ];
};

const attemptKey = async ({ api, me, recorder }: WriteContext): Promise<readonly Line[]> => {
  const input = { amount: smallest(me), method: localMethod(me), attemptKey: newKey() };
  const send = () => tryCall('wallet.createCheckout', recorder, () => api.wallet.createCheckout(input));
  const first = await send();
  if (!first.value) return [first.line];
  const second = await send();
  const { value: one } = first;
  const { value: two } = second;
  const isSame =
    two !== undefined && one.checkoutUrl === two.checkoutUrl && one.transactionCode === two.transactionCode;
  const call = `${callOf('wallet.createCheckout')}, twice with one key`;
  return [
    isSame
      ? lineOf(call, 'richer', {
          details: ['both answers name one payment'],
          settings: [
            'set PROVIDER_IDEMPOTENCY_KEY=on if the provider’s documentation says that it knows each key for 12 hours',
          ],
        })
      : lineOf(call, 'as specified', {
          details: ['the answers name two payments: the provider does not know attempt keys'],
        }),
  ];
};

const attachDefault = async ({ api, recorder, cards }: WriteContext): Promise<readonly Line[]> => {
  const present = cards.find(({ isDefault }) => isDefault === true);
  if (!present)
    return without('cards.attachCard', 'it is not known which card is the default one, so nothing was sent');
  return [(await tryCall('cards.attachCard', recorder, () => api.cards.attachCard(present.id))).line];
};

/** The writes that are safe to try. None of them charges; the others are never tried (roles.ts). */
export const writes: Readonly<Record<WriteName, Write>> = {
  channel: {
    leaves: 'It asks for a signature for the customer’s own channel and leaves nothing behind.',
    run: async ({ api, recorder, me }) => [
      (await tryCall('auth.authorizeChannel', recorder, () => api.auth.authorizeChannel('1.1', channelOf(me.id)))).line,
    ],
  },
  'top-up': {
    leaves: 'It begins a top-up of the smallest amount and leaves one unpaid payment, which nothing charges.',
    run: topUp,
  },
  'attempt-key': {
    leaves: 'It begins one top-up twice with one key and leaves one or two unpaid payments, which nothing charges.',
    run: attemptKey,
  },
  'card-checkout': {
    leaves: 'It begins a card payment, never confirms it, and leaves one unpaid transaction.',
    run: async ({ api, recorder, me }) => [
      (await tryCall('cards.createCardCheckout', recorder, () => api.cards.createCardCheckout(smallest(me)))).line,
    ],
  },
  'default-card': {
    leaves: 'It makes the default card the default card once more and leaves everything as it was.',
    run: attachDefault,
  },
  dns: {
    leaves:
      'It adds the domain of --domain with one record, changes and deletes them, and leaves nothing unless the report says so.',
    run: tryDomain,
  },
};
