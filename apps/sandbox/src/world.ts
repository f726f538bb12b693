import type { Faults } from './faults/createFaults.ts';
import type { Profile } from './http/profile.ts';
import type { Realtime } from './realtime/createRealtime.ts';
import type { CataloguePlan } from './servers/catalogue.ts';
import type { Orders } from './servers/createOrders.ts';
import type { SignInLimit } from './session/createSignInLimit.ts';
import type { Store } from './store/openStore.ts';
import type { LateWork } from './time/createLateWork.ts';
import type { Time } from './time/createTime.ts';

/** Everything the routes work on; one per sandbox. */
export type World = {
  /** May change between two requests: routes read it when they answer. */
  profile: Profile;
  /** The portal's origin where it is not the provider's own. */
  portalOrigin: string | null;
  store: Store;
  /** The given clock, as far ahead as the time machine went. */
  clock: () => Date;
  time: Time;
  faults: Faults;
  realtime: Realtime;
  signInLimit: SignInLimit;
  /** What the bank does when the customer pays: refuse, pay without an answer, pay so many milliseconds late; null is as told. */
  bank: { verdict: 'fail' | 'loseAnswer' | 'late' | null; lateness: number };
  /** Whether a charge of a card waits `bank.lateness` milliseconds in `processing` before it succeeds. */
  cards: { isSlow: boolean };
  /** Whether the nameservers of domains point here, for whoever checks them. */
  dns: { isPointing: boolean };
  /** What banks do later. */
  late: LateWork;
  /** The cost of scrypt for new password hashes. */
  passwordCost: number;
  /** What happens to servers by itself. */
  orders: Orders;
  /** What orders are like: what is sold, what part of its time each step takes, and what goes wrong with them. */
  ordering: {
    plans: readonly CataloguePlan[];
    pace: number;
    /** Where the provider was last asked at: for links in events, which nobody hears who did not ask. */
    origin: string;
    /** Whether provisioning takes longer than anybody waits for. */
    isSlow: boolean;
    /** Whether neither wallet nor card pays what is charged by itself. */
    isRefused: boolean;
  };
  /** What browsers reported against the content security policy, oldest first. */
  cspReports: unknown[];
};
