import type { Confirmed } from '@may/domain/confirmed.ts';

/** Marks what a parser has read in an answer of the provider; never a value of a request (docs/decisions/0038). */
export const confirm = <T extends object>(told: T): Confirmed<T> => told as Confirmed<T>;
