import { Suspense } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { lazyPart } from '../../fetchPart.ts';
import type { FlowCardProps } from './FlowCard.tsx';

const FlowCard = lazyPart<FlowCardProps>(() => import('./FlowCard.tsx'));

/** Money in and out, whose code and words come when it is opened. */
export const LateFlow = (props: FlowCardProps) => (
  <Suspense fallback={<Skeleton shape="block" size="large" />}>
    <FlowCard {...props} />
  </Suspense>
);
