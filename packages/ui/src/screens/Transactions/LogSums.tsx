import { Suspense } from 'react';
import { lazyPart } from '../../fetchPart.ts';
import type { LogSumsPartProps } from './LogSumsPart.tsx';

const LogSumsPart = lazyPart<LogSumsPartProps>(() => import('./LogSumsPart.tsx'));

/** The sums of the found transactions, whose code is fetched with the first search or filter. */
export const LogSums = (props: LogSumsPartProps) => (
  <Suspense>
    <LogSumsPart {...props} />
  </Suspense>
);
