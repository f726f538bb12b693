import { phoneConfirmationMachine } from '@may/machines/account/phoneConfirmationMachine.ts';
import { registrationMachine } from '@may/machines/account/registrationMachine.ts';
import { cardConfirmationMachine } from '@may/machines/cards/cardConfirmationMachine.ts';
import { linkCardMachine } from '@may/machines/cards/linkCardMachine.ts';
import { changeSetMachine } from '@may/machines/dns/changeSetMachine.ts';
import { dnsActivationMachine } from '@may/machines/dns/dnsActivationMachine.ts';
import { domainsMachine } from '@may/machines/dns/domainsMachine.ts';
import { orderAttemptMachine, orderServerMachine } from '@may/machines/order/orderServerMachine.ts';
import { orderWizardMachine } from '@may/machines/order/orderWizardMachine.ts';
import { restingStates } from '@may/machines/restingStates.ts';
import { customDomainMachine } from '@may/machines/servers/customDomainMachine.ts';
import { serverLogMachine } from '@may/machines/servers/serverLogMachine.ts';
import { serverUpgradeMachine } from '@may/machines/servers/serverUpgradeMachine.ts';
import { idleLockMachine } from '@may/machines/session/idleLockMachine.ts';
import { lockScreenMachine } from '@may/machines/session/lockScreenMachine.ts';
import { sessionMachine } from '@may/machines/session/sessionMachine.ts';
import { topUpMachine } from '@may/machines/top-up/topUpMachine.ts';
import { topUpAttemptMachine } from '@may/machines/top-up/topUpSetup.ts';
import type { AnyStateMachine } from 'xstate';

/** One machine as Storybook, docs/flows.md and the tests show it. */
export type Chart = {
  machine: AnyStateMachine;
  /** One sentence about its purpose. */
  about: string;
  /** Title of the story that shows its states. */
  stories: string;
  /** Name under which another machine runs this one, if the story is that machine's. */
  under?: string;
  /** Charts of the machines that run in its states. */
  children?: Readonly<Record<string, string>>;
};

/** Every machine, in the order of the sidebar. A state without a picture in its story fails a test. */
export const charts = {
  Session: { machine: sessionMachine, about: 'The session of one tab.', stories: 'Flows/Sign-in' },
  LockScreen: {
    machine: lockScreenMachine,
    about: 'A locked page opens with the password, here or in another tab.',
    stories: 'Flows/Lock screen',
    under: 'lockScreen',
  },
  IdleLock: {
    machine: idleLockMachine,
    about: 'An unused page is locked after a warning.',
    stories: 'Flows/Idle lock',
  },
  Registration: {
    machine: registrationMachine,
    about: 'From a form to a new account (spec section 2, /register).',
    stories: 'Flows/Register',
  },
  PhoneConfirmation: {
    machine: phoneConfirmationMachine,
    about: 'From a code to a confirmed phone (spec section 2, /check-otp).',
    stories: 'Flows/Confirm a phone',
  },
  TopUp: {
    machine: topUpMachine,
    about: 'From an amount to money in the wallet (spec section 2, /payment).',
    stories: 'Flows/Top-up',
    children: { paying: 'TopUpAttempt', confirmingCard: 'CardConfirmation' },
  },
  TopUpAttempt: {
    machine: topUpAttemptMachine,
    about: 'One payment that is sent once. It runs in the state paying.',
    stories: 'Flows/Top-up',
    under: 'attempt',
  },
  CardConfirmation: {
    machine: cardConfirmationMachine,
    about: 'One charge of a linked card (spec section 4). It runs in the state confirmingCard.',
    stories: 'Flows/Top-up',
    under: 'cardConfirmation',
  },
  LinkCard: {
    machine: linkCardMachine,
    about: 'A card that is linked in the card provider’s own form (spec section 2, /link-card).',
    stories: 'Flows/Link a card',
  },
  OrderServer: {
    machine: orderServerMachine,
    about: 'From choices to one server at the confirmed price (spec section 2, /wordpress/create).',
    stories: 'Flows/Order a server',
    children: { ordering: 'OrderAttempt' },
  },
  OrderAttempt: {
    machine: orderAttemptMachine,
    about: 'One order that is sent once. It runs in the state ordering.',
    stories: 'Flows/Order a server',
    under: 'attempt',
  },
  OrderWizard: {
    machine: orderWizardMachine,
    about: 'The three steps after an order (spec section 2, /wordpress-progress).',
    stories: 'Flows/Order progress',
  },
  ServerLog: {
    machine: serverLogMachine,
    about: 'The running log of a server and its connections (spec section 2, Runtime logs).',
    stories: 'Flows/Server log',
  },
  ServerUpgrade: {
    machine: serverUpgradeMachine,
    about: 'From a larger disk or another plan to a server that was read with it (spec section 2, /wordpress/{id}).',
    stories: 'Flows/Upgrade a server',
  },
  Domains: { machine: domainsMachine, about: 'Adding and deleting a domain.', stories: 'Flows/Domains/States' },
  DnsActivation: {
    machine: dnsActivationMachine,
    about: 'From an added domain to a domain that answers.',
    stories: 'Flows/Domains/Activation states',
  },
  ChangeSet: {
    machine: changeSetMachine,
    about: 'Changes of DNS records: reviewed, applied and undone.',
    stories: 'Flows/Changes of a zone',
  },
  CustomDomain: {
    machine: customDomainMachine,
    about: 'The domains of a server: added, verified and removed (spec section 2, Domain).',
    stories: 'Flows/Server domains',
  },
} as const satisfies Record<string, Chart>;

/** The value of a story's control for a state. Storybook takes letters, digits, spaces, `_` and `-` from an address. */
export const argOfState = (state: string): string => state.replace(/[.: ]/g, '_');

/** The picture of every state that a customer can see, by the state's path; a state with its own chart has none. */
export const picturesOf = ({ machine, under, children = {} }: Chart): ReadonlyMap<string, string> =>
  new Map(
    restingStates(machine)
      .filter((path) => !(path in children))
      .map((path) => [path, argOfState(under ? `${under}:${path}` : path)]),
  );
