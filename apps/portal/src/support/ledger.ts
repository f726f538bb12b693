import { createLedger } from '@may/api/assumptions';
import { readAccessToken } from '../storage/storedSession.ts';
import { createNoting } from './createNoting.ts';

/** The findings of this visit's answers about the assumptions, in memory alone. */
export const ledger = createLedger();

/** Judges a copy of an answer. */
export const noteAnswer = createNoting(ledger, readAccessToken);
