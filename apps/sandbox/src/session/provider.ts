import type { Profile } from '../http/profile.ts';
import type { Store } from '../store/openStore.ts';

/** Given to all routes of the provider. Read `profile` for each answer: it can change between two requests. */
export type Provider = { store: Store; clock: () => Date; readonly profile: Profile };

/** `payOpenInvoice` is called after each top-up: the wallet may now pay for a server. */
export type AfterTopUp = { payOpenInvoice: (userId: string) => Promise<void> };
