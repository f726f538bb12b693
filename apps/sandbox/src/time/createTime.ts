import { addMonths } from './months.ts';

const hour = 60 * 60 * 1000;

/** A period in hours, days and calendar months. */
type Stretch = { hours?: number; days?: number; months?: number };

/** The sandbox's clock: the given clock plus an offset. */
export type Time = {
  now: () => Date;
  /** Milliseconds ahead of the given clock. */
  offset: () => number;
  /** Adds the period to `now`. */
  after: (stretch: Stretch) => Date;
  /** Moves the clock forward; ignores a moment in the past. */
  goTo: (moment: Date) => void;
  reset: () => void;
};

/** Creates the clock with offset 0. */
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
