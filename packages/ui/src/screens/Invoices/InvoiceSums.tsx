import { Suspense } from 'react';
import { lazyPart } from '../../fetchPart.ts';
import type { InvoiceSumsPartProps } from './InvoiceSumsPart.tsx';

const InvoiceSumsPart = lazyPart<InvoiceSumsPartProps>(() => import('./InvoiceSumsPart.tsx'));

/** The sums of the found invoices, whose code is fetched with the first search or filter. */
export const InvoiceSums = (props: InvoiceSumsPartProps) => (
  <Suspense>
    <InvoiceSumsPart {...props} />
  </Suspense>
);
