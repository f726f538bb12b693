import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Loaded } from '../../patterns/Loaded.tsx';
import type { OrderChoice } from './orderServer.ts';

type OfferProps<Option> = Pick<OrderChoice<Option>, 'options' | 'onRetry'> & {
  /** The title of the error when the options did not load. */
  failed: string;
  /** The title when the provider offers no option. */
  none: string;
  /** Rows of the placeholder, with two cards each. */
  rows: number;
  children: (options: readonly Option[]) => ReactNode;
};

/** The provider's options, or their loading, failed or empty state. */
export const Offer = <Option,>({ options, onRetry, failed, none, rows, children }: OfferProps<Option>) => {
  const { t } = useTranslation('orderServer');
  return (
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
      failed={{ title: failed, text: t('offerText') }}
    >
      {(offered) =>
        offered.length > 0 ? children(offered) : <ErrorState title={none} text={t('offerText')} onRetry={onRetry} />
      }
    </Loaded>
  );
};
