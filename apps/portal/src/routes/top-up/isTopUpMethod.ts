import { type TopUpMethod, topUpMethods } from '@may/domain';

/** Whether a name the machine carries as text is one of the top-up methods. */
export const isTopUpMethod = (name: string | null): name is TopUpMethod =>
  topUpMethods.some((method) => method === name);
