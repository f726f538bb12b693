import type { Faults } from './faults/createFaults.ts';
import type { Profile } from './profile.ts';
import type { Realtime } from './realtime/createRealtime.ts';
import type { SignInLimit } from './routes/signInLimit.ts';
import type { Store } from './store/openStore.ts';

/** Everything the routes work on; one per sandbox. */
export type World = {
  /** May change between two requests: routes read it when they answer. */
  profile: Profile;
  /** The portal's origin where it is not the provider's own. */
  portalOrigin: string | null;
  store: Store;
  clock: () => Date;
  faults: Faults;
  realtime: Realtime;
  signInLimit: SignInLimit;
  /** What the bank does when the customer pays: refuse, pay without an answer, pay so many milliseconds late; null is as told. */
  bank: { verdict: 'fail' | 'loseAnswer' | 'late' | null; lateness: number };
  /** What browsers reported against the content security policy, oldest first. */
  cspReports: unknown[];
};
