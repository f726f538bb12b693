import type { Money } from '@may/domain/money.ts';
import type { OrderGap, PasswordRule } from '@may/domain/order/order.ts';
import type { OrderPayment } from '@may/domain/order/orderPayment.ts';
import type { MonthlyCost, PriceLine } from '@may/domain/servers/pricing.ts';
import type { Plan, Region, ServerKind } from '@may/domain/servers/server.ts';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';

/** A choice among the provider's options. */
export type OrderChoice<Option> = {
  options: Loadable<readonly Option[]>;
  value: string | null;
  onSelect: (id: string) => void;
  /** Reads the options again when the provider offers none. */
  onRetry: () => void;
};

/** The choices of an order. Disk sizes are in MB. */
export type OrderForm = {
  /** True while the order is created: no choice can change. */
  locked: boolean;
  region: OrderChoice<Region>;
  plan: OrderChoice<Plan>;
  disk: {
    /** 0 is an empty field. */
    valueMb: number;
    /** The minimum of the chosen region, in MB. */
    leastMb: number;
    onChange: (mb: number) => void;
  };
  mariadbDisk: Pick<OrderForm['disk'], 'valueMb' | 'onChange'>;
  /** May be empty: the provider then chooses a name. */
  user: { value: string; onChange: (text: string) => void };
  password: {
    value: string;
    /** The password rules that the value breaks. */
    broken: readonly PasswordRule[];
    onChange: (text: string) => void;
    onGenerate: () => void;
  };
  containers: { value: number | null; onChange: (count: number | null) => void };
  /** Null until the plan, the disks and the containers are chosen. */
  cost: MonthlyCost | null;
  /** The price lines of the choices so far. */
  partialCost: readonly PriceLine[];
  /** The missing choices, in the order of the form. */
  gaps: readonly OrderGap[];
  /** The reason why the last try created no server. */
  failure: { serverMessage: string | null } | null;
  /** Called only when no choice is missing; otherwise the screen lists the gaps and focuses the first. */
  onReview: () => void;
  review: OrderReview | null;
  preflight: OrderPreflight | null;
};

/** The order in the review dialog. */
export type OrderReview = {
  regionName: string;
  /** Null if the provider no longer offers it. */
  plan: Plan | null;
  diskMb: number;
  mariadbDiskMb: number;
  user: string;
  password: string;
  containers: number;
  cost: MonthlyCost;
  /** The price at the last review, if it has changed since. */
  wasCost: MonthlyCost | null;
  /** Earlier orders that this one may repeat; `at` in epoch milliseconds. `serverHref` is null while its server is unknown. */
  earlier: readonly { key: string; at: number; isSame: boolean; serverHref: string | null }[];
  /** True if this browser cannot store the order, so that closing the page loses it. */
  forgetful?: boolean;
  preflight: OrderPreflight;
  /** The reason why the price was not confirmed: the plan is off offer, or its price could not be read. */
  failure: { isOffOffer: boolean; serverMessage: string | null } | null;
  busy: boolean;
  onConfirm: () => void;
  onBack: () => void;
};

/** The check of the wallet for the first month. */
export type OrderPreflight = OrderPayment & {
  firstMonth: Money;
  /** Null is unknown. */
  wallet: Money | null;
};

/** A button of a message; the screen has its label. */
export type OrderAction = {
  name: 'check' | 'retry' | 'repeat' | 'startOver' | 'leave' | 'seeServers';
  busy?: boolean;
  onPress: () => void;
};

/** The message that replaces the form. */
export type OrderMessage = {
  about: 'ordering' | 'checking' | 'waiting' | 'unknown' | 'mayOrderTwice' | 'otherTab' | 'ordered' | 'orderedTwice';
  order: { regionName: string | null; planName: string | null; total: Money | null };
  /** The servers that were created, if the request arrived more than once. */
  servers?: readonly { id: string; name: string; href: string }[];
  /** The provider's own message, shown below ours. */
  serverMessage: string | null;
  /** The first action is the main one. */
  actions: readonly OrderAction[];
};

export type OrderServerScreenProps = {
  kind: ServerKind;
  /** The form, or the message that replaces it. */
  content: OrderForm | OrderMessage;
  /** `topUp` carries the amount of the top-up of the preflight. */
  hrefs: { home: string; list: string; topUp: string };
};
