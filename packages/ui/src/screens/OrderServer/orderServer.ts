import type {
  DefaultCardStatus,
  Money,
  MonthlyCost,
  OrderGap,
  PasswordRule,
  PaymentVerdict,
  Plan,
  PriceLine,
  Region,
  ServerKind,
} from '@may/domain';
import type { Loadable } from '../../patterns/Loadable.ts';

/** A choice among what the provider offers. */
export type OrderChoice<Option> = {
  options: Loadable<readonly Option[]>;
  value: string | null;
  onSelect: (id: string) => void;
  /** Asks for them again where the provider offers none. */
  onRetry: () => void;
};

/** What can be chosen and ordered. Disks are MB. */
export type OrderForm = {
  /** Nothing may change while it is being ordered. */
  locked: boolean;
  region: OrderChoice<Region>;
  plan: OrderChoice<Plan>;
  disk: {
    valueMb: number | null;
    /** The least its region asks for. */
    leastMb: number;
    onChange: (mb: number | null) => void;
  };
  mariadbDisk: { valueMb: number | null; onChange: (mb: number | null) => void };
  /** May be empty: the provider then chooses one. */
  user: { value: string; onChange: (text: string) => void };
  password: {
    value: string;
    /** The parts of the rule that it does not keep. */
    broken: readonly PasswordRule[];
    onChange: (text: string) => void;
    onGenerate: () => void;
  };
  containers: { value: number | null; onChange: (count: number | null) => void };
  /** Null until a plan, the disks and the containers are chosen. */
  cost: MonthlyCost | null;
  /** The lines that are known until then. */
  partialCost: readonly PriceLine[];
  /** What is missing, in the order of the form. */
  gaps: readonly OrderGap[];
  /** The address of these choices, without the access data. */
  shareHref: string;
  /** The last try surely came to nothing. */
  failure: { serverMessage: string | null } | null;
  /** Called when nothing is missing; else the screen lists what is and leads there. */
  onReview: () => void;
  /** Open while it is looked over. */
  review: OrderReview | null;
  preflight: OrderPreflight | null;
};

/** All that is about to be ordered, once more. */
export type OrderReview = {
  regionName: string;
  /** Null where it is not on offer any more. */
  plan: Plan | null;
  diskMb: number;
  mariadbDiskMb: number;
  user: string;
  password: string;
  containers: number;
  cost: MonthlyCost;
  /** What it cost when it was looked over last, where that changed since. */
  wasCost: MonthlyCost | null;
  /** An earlier order that this one may repeat; `at` in epoch milliseconds, without an address while its server is not known. */
  earlier: { at: number; isSame: boolean; serverHref: string | null } | null;
  /** This browser would forget the order with its page. */
  forgetful?: boolean;
  preflight: OrderPreflight;
  /** Why the price could not be confirmed the last time: the plan is off offer, or it could not be read. */
  failure: { isOffOffer: boolean; serverMessage: string | null } | null;
  busy: boolean;
  onConfirm: () => void;
  onBack: () => void;
};

/** Whether the first month can be paid. */
export type OrderPreflight = {
  firstMonth: Money;
  /** Null is not known. */
  wallet: Money | null;
  /** The card that is charged by default; its name where it is known. */
  card: { name: string | null; standing: DefaultCardStatus };
  verdict: PaymentVerdict;
  /** What the wallet lacks; null is nothing, or not known. */
  shortfall: Money | null;
  /** The top-up that cures it: never less than the smallest one. */
  topUp: Money | null;
};

/** A way on from a message; the screen has its words. */
export type OrderAction = {
  name: 'check' | 'retry' | 'repeat' | 'startOver' | 'leave' | 'seeServers';
  busy?: boolean;
  onPress: () => void;
};

/** What stands in place of the form while there is nothing to choose. */
export type OrderMessage = {
  about: 'ordering' | 'checking' | 'waiting' | 'unknown' | 'mayOrderTwice' | 'otherTab' | 'ordered' | 'orderedTwice';
  order: { regionName: string | null; planName: string | null; total: Money | null };
  /** The servers that were found, where the request arrived more than once. */
  servers?: readonly { id: string; name: string; href: string }[];
  /** The provider's own words, under ours. */
  serverMessage: string | null;
  /** The first is the main one, the others are quiet. */
  actions: readonly OrderAction[];
};

export type OrderServerScreenProps = {
  kind: ServerKind;
  /** The choices, or the one message that takes their place. */
  content: OrderForm | OrderMessage;
  /** `topUp` is filled in with the top-up of the preflight. */
  hrefs: { home: string; list: string; topUp: string; cards: string };
};
