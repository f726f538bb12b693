import { expect, it } from 'vitest';
import { addressOfChoices, choicesFromAddress, emptyChoices } from './orderDraft.ts';

const choices = {
  regionId: '5',
  planId: 'plan-a',
  diskMb: 40_960,
  mariadbDiskMb: 10_240,
  user: 'someone',
  containers: 3,
};

it('shares everything in an address but who signs in', () => {
  const address = new URLSearchParams(addressOfChoices(choices));
  expect(address.toString()).toBe('region=5&plan=plan-a&disk=40&mariadb=10&containers=3');
  expect(choicesFromAddress(address)).toEqual({ ...choices, user: '' });
  expect(choicesFromAddress(new URLSearchParams('scenario=x'))).toBeNull();
});

it.each(['disk=9', 'disk=196', 'disk=1e2', 'disk=-20', 'containers=0', 'containers=51', 'region=', 'plan=a%20b'])(
  'takes nothing from %s',
  (address) => {
    expect(choicesFromAddress(new URLSearchParams(address))).toEqual(emptyChoices);
  },
);
