import { type TopUpMethodName, topUpMethods } from '@may/api';

/** Whether a name the machine carries as text is one of the provider's top-up methods. */
export const isTopUpMethod = (name: string | null): name is TopUpMethodName =>
  name !== null && Object.hasOwn(topUpMethods, name);
