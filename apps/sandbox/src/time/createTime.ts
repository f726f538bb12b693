import { addMonths } from '@may/domain/servers/renewal.ts';

const hour = 60 * 60 * 1000;

/** A period in hours, days and calendar months. */
type Stretch = { hours?: number; days?: number; months?: number };

export type Time = ReturnType<typeof createTime>;

/** The sandbox's clock: the given clock plus an offset, which is 0 at first. */
export const createTime = (clock: () => Date) => {
  let offset = 0;
  const now = () => new Date(clock().getTime() + offset);
  return {
    now,
    /** Milliseconds ahead of the given clock. */
    offset: (): number => offset,
    after: ({ hours = 0, days = 0, months = 0 }: Stretch): Date =>
      new Date(addMonths(now(), months).getTime() + (hours + days * 24) * hour),
    /** Moves the clock forward; ignores a moment in the past. */
    goTo: (moment: Date): void => {
      offset += Math.max(0, moment.getTime() - now().getTime());
    },
    reset: (): void => {
      offset = 0;
    },
  };
};
