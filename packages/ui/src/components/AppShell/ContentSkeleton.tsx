import { Grid } from '../Grid/Grid.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Stack } from '../Stack/Stack.tsx';

/** Skeleton of a common page: a heading and two rows of cards. */
export const ContentSkeleton = () => (
  <Stack space="large">
    <Skeleton size="large" width="short" />
    <Grid columns="three">
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Grid>
    <Grid columns="halves">
      <Skeleton shape="block" size="large" />
      <Skeleton shape="block" size="large" />
    </Grid>
  </Stack>
);
