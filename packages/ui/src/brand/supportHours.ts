import type { SupportHours } from './contact.ts';

/** The clock of support at a moment: its day (1 for Monday), its time `HH:mm`, and whether support works then. */
export type SupportClock = { day: number; time: string; isOpen: boolean };

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Reads the clock of support; the end of the hours is closed. */
export const supportClock = ({ timeZone, days: open, from, to }: SupportHours, now: number): SupportClock => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const day = days.indexOf(of('weekday')) + 1;
  const time = `${of('hour')}:${of('minute')}`;
  return { day, time, isOpen: open.includes(day) && time >= from && time < to };
};
