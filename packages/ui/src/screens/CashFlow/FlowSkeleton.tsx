import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';

/** The place of plot and tables while their code comes and the log is counted. */
export const FlowSkeleton = () => (
  <div aria-busy>
    <Stack space="medium">
      <Skeleton width="short" />
      <Skeleton shape="block" size="large" />
      <Skeleton lines={4} />
    </Stack>
  </div>
);
