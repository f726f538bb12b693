import type { Faults } from '../faults/createFaults.ts';
import type { FaultRuleInput } from '../faults/faultSchema.ts';
import type { Profile } from '../http/profile.ts';
import type { Logs } from '../logs/createLogs.ts';
import { type Quirks, quirkNames, sentenceOf } from '../quirks/createQuirks.ts';
import type { Realtime } from '../realtime/createRealtime.ts';
import type { Ordering } from '../servers/createOrders.ts';
import { planOnWire } from '../servers/serversOnWire.ts';
import type { Phones } from '../session/createRegistrationRoutes.ts';
import type { Provider } from '../session/provider.ts';
import { revokeAllTokens } from '../session/tokens.ts';
import type { Bank } from '../wallet/bank/createBankRoutes.ts';

type Undo = () => void;

/** The parts of the sandbox that a scenario may change. */
export type ScenarioTarget = Provider & {
  profile: Profile;
  faults: Faults;
  quirks: Quirks;
  realtime: Realtime;
  logs: Logs;
  bank: Bank;
  /** `isSlow`: a charge stays `processing` for `bank.lateness` milliseconds. */
  cards: { isSlow: boolean };
  ordering: Ordering;
  /** `isPointing`: the nameserver check of each domain passes. `leadToServers`: each custom domain of a server is verified. */
  dns: { isPointing: boolean; leadToServers: boolean };
  phones: Phones;
};

/** A named situation: faults for as long as it is armed, or a change of the sandbox with its undo. */
export type Scenario = {
  /** Shown in the list of scenarios. */
  sentence: string;
  faults?: readonly FaultRuleInput[];
  arm?: (world: ScenarioTarget) => undefined | Undo | Promise<undefined | Undo>;
};

type Match = NonNullable<FaultRuleInput['match']>;

/** One fault at every call or event that matches; without a match, at all of them. */
const always = (fault: FaultRuleInput['fault'], ...matches: readonly Match[]): FaultRuleInput[] =>
  (matches.length > 0 ? matches : [{}]).map((match) => ({ match, fault, times: 'always' }));

/** Assigns the changes; the undo restores what they replaced. */
const change = <Target extends object>(target: Target, changes: Partial<Target>): Undo => {
  const before = { ...target };
  Object.assign(target, changes);
  return () => {
    for (const key in changes) target[key] = before[key];
  };
};

const lost = { kind: 'killAfterCommit' } as const;
const neverArrives = { kind: 'killBeforeCommit' } as const;
const notFound = { kind: 'status', status: 404 } as const;

const checkout: Match = { method: 'POST', path: '/api/payments/checkout' };
const order: Match = { method: 'POST', path: '/api/wp' };
const serverChange: Match = { method: 'PUT', path: '/api/wp/*' };
const newRecord: Match = { method: 'POST', path: '/api/dns/*/records' };

const raise = (price: number): number => Math.round(price * 1.1);

const accidents: Readonly<Record<string, Scenario>> = {
  accountsNeedNoCode: {
    sentence: 'A new account is open at once: no code is sent to its phone.',
    arm: ({ phones }) => change(phones, { isOpen: true }),
  },
  applyDiesInTheMiddle: {
    sentence:
      'Changes of records die in the middle: from the fourth of each kind on none arrives, while the records can still be read.',
    faults: always(
      neverArrives,
      { ...newRecord, nth: 4 },
      { method: 'PUT', path: '/api/dns/*', nth: 4 },
      { method: 'DELETE', path: '/api/dns/*', nth: 4 },
    ),
  },
  bankConfirmsLate: {
    sentence: 'The bank sends the customer back at once and confirms ten seconds later.',
    arm: ({ bank }) => change(bank, { isLate: true }),
  },
  cardAnswerLost: {
    sentence: 'A charge is made, but the answer of the card provider is lost, however often it is asked to charge.',
    faults: always(lost, { method: 'POST', path: '/__sandbox/stripe/v1/payment_intents/confirm' }),
  },
  cardProcessing: {
    sentence: 'The bank of a card takes ten seconds to pay: the charge is processing until then.',
    arm: ({ cards }) => change(cards, { isSlow: true }),
  },
  cardScriptMissing: {
    sentence: 'The script of the card provider cannot be loaded.',
    faults: always(notFound, { path: '/__sandbox/stripe/stripe.js' }),
  },
  checkoutAnswerLost: {
    sentence: 'The payment is created, but its answer is lost, however often it is asked for.',
    faults: always(lost, checkout),
  },
  customDomainsVerify: {
    sentence: 'Every custom domain leads to its server: a server takes any name.',
    arm: ({ dns }) => change(dns, { leadToServers: true }),
  },
  eventsArriveTwice: {
    sentence: 'Every realtime event arrives twice.',
    faults: always({ kind: 'eventDup' }),
  },
  eventsDropped: {
    sentence: 'No realtime event is sent, though the connection is there.',
    faults: always({ kind: 'eventDrop' }),
  },
  eventsOldNames: {
    sentence: 'Realtime events come under the other names they were seen with.',
    faults: [
      ...always({ kind: 'eventRename', name: 'subscribe.create' }, { event: 'subscription.created' }),
      ...always({ kind: 'eventRename', name: 'invoice.create' }, { event: 'invoice.created' }),
    ],
  },
  eventsOutOfOrder: {
    sentence: 'What was created is told after what became of it.',
    // Each `.created` waits for the next event of another name: the payment's.
    faults: always({ kind: 'eventReorder' }, { event: '*.created' }),
  },
  literalProvider: {
    sentence: 'The provider says what the specification lists and no more.',
    arm: (world) => change(world, { profile: 'literal' }),
  },
  logBusy: {
    sentence: "A server's log has 200 lines a second.",
    arm: ({ logs }) => change(logs.settings, { mood: 'busy' }),
  },
  logFlood: {
    sentence: "A server's log has 50,000 lines a second.",
    arm: ({ logs }) => change(logs.settings, { mood: 'flood' }),
  },
  nameserversPoint: {
    sentence: 'The nameservers of every domain point to the provider: the next check passes.',
    arm: ({ dns }) => change(dns, { isPointing: true }),
  },
  orderAnswerLost: {
    sentence: 'A server is ordered, but the answer is lost, however often it is asked for.',
    faults: always(lost, order),
  },
  paymentFails: {
    sentence: 'Neither wallet nor card pays what is charged by itself; an invoice paid by hand or by a top-up is paid.',
    arm: ({ ordering }) => change(ordering, { isRefused: true }),
  },
  plansChangePrice: {
    sentence: 'Every plan becomes a tenth dearer once the plans were read.',
    arm: ({ faults, ordering, profile }) => {
      const value = ordering.plans.map((plan) => planOnWire(plan, profile));
      const match = { method: 'GET', path: '/api/wp/sizes' };
      faults.add({ match, fault: { kind: 'mutate', path: 'result', value } }, 'scenario');
      const plans = ordering.plans.map(({ price, salePrice, ...plan }) => ({
        ...plan,
        price: raise(price),
        salePrice: raise(salePrice),
      }));
      return change(ordering, { plans });
    },
  },
  realtimeDies: {
    sentence: 'The realtime connection is closed and none can be opened.',
    faults: [...always({ kind: 'refuseUpgrade' }), ...always({ kind: 'wsClose', code: 4200 })],
  },
  recordAnswerLost: {
    sentence: 'A record is added, but the answer is lost, however often it is asked for.',
    faults: always(lost, newRecord),
  },
  recordRefused: {
    sentence: 'The provider refuses every new record in its own words.',
    faults: always({ kind: 'refuse', status: 422, message: 'Bản ghi này đang được kiểm duyệt.' }, newRecord),
  },
  sessionExpires: {
    sentence: 'Every session ends now.',
    arm: async ({ store, logs }) => {
      await revokeAllTokens(store.db);
      logs.endSessions();
      return undefined;
    },
  },
  squareScriptMissing: {
    sentence: 'The script of the other card form cannot be loaded.',
    faults: always(notFound, { path: '/__sandbox/square/square.js' }),
  },
  upgradeAnswerLost: {
    sentence: 'A plan, disk or domain of a server is changed, but the answer is lost, however often it is asked for.',
    faults: always(lost, serverChange),
  },
  upgradeNeverArrives: {
    sentence:
      'The connection dies before a plan, disk or domain of a server is changed, however often it is asked for.',
    faults: always(neverArrives, serverChange),
  },
};

/** Every scenario by the name that arms it (`?scenario=name`): the accidents, and each unkind habit of a provider alone. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  ...accidents,
  ...Object.fromEntries(
    quirkNames.map((name): [string, Scenario] => [
      name,
      {
        sentence: sentenceOf(name),
        arm: ({ quirks }) => {
          const before = quirks.names();
          quirks.play([name], 1);
          return () => quirks.play(before, 1);
        },
      },
    ]),
  ),
};
