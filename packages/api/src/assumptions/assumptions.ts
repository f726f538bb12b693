import { accountAssumptions } from './accountAssumptions.ts';
import { serviceAssumptions } from './serviceAssumptions.ts';

/** Everything that the specification leaves open and an answer of the provider can show, or the provider can say (docs/decisions/0029). */
export const assumptions = { ...accountAssumptions, ...serviceAssumptions } as const;

export type AssumptionId = keyof typeof assumptions;

export const assumptionIds = Object.keys(assumptions) as AssumptionId[];
