import * as machines from '@may/machines';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import * as dnsActivationStories from '../routes/domains/DnsActivation.stories.tsx';
import * as domainsStories from '../routes/domains/Domains.stories.tsx';
import * as linkCardStories from '../routes/link-card/LinkCard.stories.tsx';
import * as lockScreenStories from '../routes/lock-screen/LockScreen.stories.tsx';
import * as loginStories from '../routes/login/Login.stories.tsx';
import * as orderProgressStories from '../routes/order-progress/OrderProgress.stories.tsx';
import * as orderServerStories from '../routes/order-server/OrderServer.stories.tsx';
import * as topUpStories from '../routes/top-up/TopUp.stories.tsx';
import * as zoneChangesStories from '../routes/zone-changes/ZoneChanges.stories.tsx';

const {
  cardConfirmationMachine,
  changeSetMachine,
  dnsActivationMachine,
  domainsMachine,
  linkCardMachine,
  lockScreenMachine,
  orderAttemptMachine,
  orderServerMachine,
  orderWizardMachine,
  restingStates,
  sessionMachine,
  topUpAttemptMachine,
  topUpMachine,
} = machines;

/** The stories of each flow, with the machines that run under one of its states and are pictured with it. */
const flows: [stories: object, machine: AnyStateMachine, under: Record<string, AnyStateMachine>][] = [
  [topUpStories, topUpMachine, { paying: topUpAttemptMachine, confirmingCard: cardConfirmationMachine }],
  [linkCardStories, linkCardMachine, {}],
  [orderServerStories, orderServerMachine, { ordering: orderAttemptMachine }],
  [orderProgressStories, orderWizardMachine, {}],
  [zoneChangesStories, changeSetMachine, {}],
  [domainsStories, domainsMachine, {}],
  [dnsActivationStories, dnsActivationMachine, {}],
  [loginStories, sessionMachine, {}],
  [lockScreenStories, lockScreenMachine, {}],
];

const storyName = (path: string): string =>
  path
    .split('.')
    .map((name) => name[0]?.toUpperCase() + name.slice(1))
    .join('');

describe('every state a customer can be in can be looked at in Storybook', () => {
  it.each(flows)('%#', (stories, machine, under) => {
    const states = restingStates(machine).flatMap((path) => {
      const child = under[path];
      return child ? restingStates(child).map((below) => `${path}.${below}`) : [path];
    });
    // Every machine has three states or more: an empty list would prove nothing.
    expect(states.length).toBeGreaterThan(2);
    expect(Object.keys(stories)).toEqual(expect.arrayContaining(states.map(storyName)));
  });

  it('of every machine there is', () => {
    const pictured = flows.flatMap(([, machine, under]) => [machine, ...Object.values(under)]);
    const exported = Object.values(machines).filter((value) => value instanceof StateMachine);
    expect(pictured.map(({ id }) => id).sort()).toEqual(exported.map(({ id }) => id).sort());
  });
});
