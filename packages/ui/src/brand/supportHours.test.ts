import { expect, it } from 'vitest';
import { supportClock } from './supportHours.ts';

const hours = { timeZone: 'Asia/Ho_Chi_Minh', days: [1, 2, 3, 4, 5], from: '08:00', to: '18:00' };

it.each([
  ['2026-11-23T00:59:00Z', { day: 1, time: '07:59', isOpen: false }],
  ['2026-11-23T01:00:00Z', { day: 1, time: '08:00', isOpen: true }],
  ['2026-11-23T10:59:00Z', { day: 1, time: '17:59', isOpen: true }],
  ['2026-11-23T11:00:00Z', { day: 1, time: '18:00', isOpen: false }],
  ['2026-11-22T17:30:00Z', { day: 1, time: '00:30', isOpen: false }],
  ['2026-11-22T05:00:00Z', { day: 7, time: '12:00', isOpen: false }],
])('at %s the clock of support is %j', (moment, clock) => {
  expect(supportClock(hours, Date.parse(moment))).toEqual(clock);
});
