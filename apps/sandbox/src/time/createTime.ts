import { addMonths } from './months.ts';

const hour = 60 * 60 * 1000;

/** How far to go; months as the calendar has them. */
type Stretch = { hours?: number; days?: number; months?: number };

/** The time machine: an offset over the given clock, which everything in the sandbox reads. */
export type Time = {
  now: () => Date;
  /** How many milliseconds it is ahead. */
  offset: () => number;
  /** The moment a stretch from now. */
  after: (stretch: Stretch) => Date;
  /** Makes it that moment; never one that is past. */
  goTo: (moment: Date) => void;
  reset: () => void;
};

/** Creates the time machine, at the given clock's own time. */
export const createTime = (clock: () => Date): Time => {
  let offset = 0;
  const now = () => new Date(clock().getTime() + offset);
  return {
    now,
    offset: () => offset,
    after: ({ hours = 0, days = 0, months = 0 }) =>
      new Date(addMonths(now(), months).getTime() + (hours + days * 24) * hour),
    goTo: (moment) => {
      offset += Math.max(0, moment.getTime() - now().getTime());
    },
    reset: () => {
      offset = 0;
    },
  };
};
