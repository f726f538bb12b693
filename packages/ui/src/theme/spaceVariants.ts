import { space } from './tokens.ts';

export type Space = keyof typeof space;

export const eachSpace = <T>(variant: (step: Space) => T): Record<Space, T> =>
  Object.fromEntries((Object.keys(space) as Space[]).map((step) => [step, variant(step)])) as Record<Space, T>;
