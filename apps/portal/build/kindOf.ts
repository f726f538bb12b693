import type { PageRow } from '../src/router/manifest.ts';

/**
 * The kind of a page. The pages of a service count as one: customers visit them one after the other, and the service may be switched off. The
 * pages of an order count for themselves, because they are visited seldom and are larger than the others.
 */
export const kindOf = ({ id, module, service }: PageRow & { id: string }): string =>
  module.startsWith('order-') ? 'order' : (service ?? id);
