import { ErrorState, type ErrorStateProps } from '@may/ui/components/ErrorState/ErrorState.tsx';
import { Grid } from '@may/ui/components/Grid/Grid.tsx';
import { Skeleton } from '@may/ui/components/Skeleton/Skeleton.tsx';
import { Loaded } from '@may/ui/patterns/Loaded.tsx';
import type { ReactNode } from 'react';
import type { OrderChoice } from './orderServer.ts';

type OfferProps<Option> = Pick<OrderChoice<Option>, 'options' | 'onRetry'> & {
  /** The error when the options did not load. */
  failed: ErrorStateProps['error'];
  /** The error when the provider offers no option. */
  none: ErrorStateProps['error'];
  /** Rows of the placeholder, with two cards each. */
  rows: number;
  children: (options: readonly Option[]) => ReactNode;
};

/** The provider's options, or their loading, failed or empty state. */
export const Offer = <Option,>({ options, onRetry, failed, none, rows, children }: OfferProps<Option>) => (
  <Loaded
    of={options}
    skeleton={
      <Grid columns="two" space="small">
        {Array.from({ length: rows * 2 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity and never move.
          <Skeleton key={place} shape="block" size="small" />
        ))}
      </Grid>
    }
    failed={failed}
  >
    {(offered) => (offered.length > 0 ? children(offered) : <ErrorState error={none} onRetry={onRetry} />)}
  </Loaded>
);
