import { addMonths } from '@may/domain/servers/renewal.ts';

/** The last monthly anniversary of `first` before `next`, or `first` itself. */
export const lastMonthly = (first: Date, next: Date): Date => {
  let months = 0;
  while (addMonths(first, months + 1) < next) months += 1;
  return addMonths(first, months);
};

/** The first monthly anniversary of `first` after `now`. */
export const nextMonthly = (first: Date, now: Date): Date => {
  let months = 1;
  while (addMonths(first, months) <= now) months += 1;
  return addMonths(first, months);
};
