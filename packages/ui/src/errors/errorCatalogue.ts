import { dnsErrors } from './dnsErrors.ts';
import { moneyErrors } from './moneyErrors.ts';
import { portalErrors } from './portalErrors.ts';
import { serverErrors } from './serverErrors.ts';

/**
 * Each error that the portal tells, once, by the key of its words (docs/decisions/0028). Pages import its type alone: causes, steps and stories
 * are for Storybook and tests, and no browser of a customer receives them.
 */
export const errorCatalogue = {
  ...moneyErrors,
  ...serverErrors,
  ...dnsErrors,
  ...portalErrors,
} as const;
