import { expect, it } from 'vitest';
import { createLogTickets } from './createLogTickets.ts';

const holder = { serverId: 'srv_1', userId: 'usr_1' };

const createTickets = () => {
  let now = Date.UTC(2026, 10, 22);
  const passTime = (ms: number) => {
    now += ms;
  };
  return { tickets: createLogTickets(() => new Date(now)), passTime };
};

it('a ticket opens its server once and names the customer who got it', () => {
  const { tickets } = createTickets();
  const ticket = tickets.issue(holder);
  expect(tickets.take(ticket, 'srv_1')).toEqual(holder);
  expect(tickets.take(ticket, 'srv_1')).toBeNull();
});

it('a ticket of another server opens nothing, and is used up', () => {
  const { tickets } = createTickets();
  const ticket = tickets.issue(holder);
  expect(tickets.take(ticket, 'srv_2')).toBeNull();
  expect(tickets.take(ticket, 'srv_1')).toBeNull();
});

it.each([
  [59_999, holder],
  [60_000, null],
])('%i ms after its issue a ticket gives %j', (ms, expected) => {
  const { tickets, passTime } = createTickets();
  const ticket = tickets.issue(holder);
  passTime(ms);
  tickets.issue(holder);
  expect(tickets.take(ticket, 'srv_1')).toEqual(expected);
});

it.each([[null], [''], ['toString']])('the unknown ticket %j opens nothing', (ticket) => {
  expect(createTickets().tickets.take(ticket, 'srv_1')).toBeNull();
});

it('a cleared store knows no ticket', () => {
  const { tickets } = createTickets();
  const ticket = tickets.issue(holder);
  tickets.clear();
  expect(tickets.take(ticket, 'srv_1')).toBeNull();
});
