import { expect, it } from 'vitest';
import { createWayJudge } from './chargeOnItsWay.ts';

it('waits a minute for each charge from its first question, and not for one that was not sent', () => {
  let clock = 0;
  const isOnItsWay = createWayJudge(() => clock);
  const charge = { key: 'one', phase: 'open', timesSent: 1 } as const;
  const ask = () => [
    isOnItsWay(charge),
    isOnItsWay({ ...charge, timesSent: 2 }),
    isOnItsWay({ ...charge, phase: 'uncharged' }),
  ];
  expect(isOnItsWay(charge)).toBe(true);
  clock = 59_999;
  expect(ask()).toEqual([true, true, false]);
  clock = 60_000;
  expect(ask()).toEqual([false, true, false]);
});
