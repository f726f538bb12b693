import { dnsErrors } from './dnsErrors.ts';
import { moneyErrors } from './moneyErrors.ts';
import { portalErrors } from './portalErrors.ts';
import { serverErrors } from './serverErrors.ts';

/** Each error that the portal tells, once, by the key of its words (docs/decisions/0028). Pages import its type alone. */
export const errorCatalogue = {
  ...moneyErrors,
  ...serverErrors,
  ...dnsErrors,
  ...portalErrors,
} as const;
