import { radius } from '@may/ui';
import type { Appearance } from '@stripe/stripe-js';

/** Stripe's own theme that fits the page's one. Square's form has one look, which stands on both. */
export const cardFormLook = (): Appearance => ({
  theme: document.documentElement.dataset.theme === 'dark' ? 'night' : 'stripe',
  variables: { borderRadius: `${radius.small}px` },
});
