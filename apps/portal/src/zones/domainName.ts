import { toAsciiName } from '@may/domain';
import { toUnicodeName } from './unicodeName.ts';

/** The Unicode form of a domain. */
export const shownDomain = (name: string): string => toUnicodeName(name, toAsciiName);
