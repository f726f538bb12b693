import { Banner } from '../../components/Banner/Banner.tsx';
import type { DomainFailure } from './domains.ts';

type DomainFailureBannerProps = {
  /** The title from the specification. */
  title: string;
  /** The text for a lost answer, when the provider's list shows that the change did not happen. */
  lost: string;
  failure: DomainFailure;
};

/** A failed change, with the provider's own message if there is one. */
export const DomainFailureBanner = ({ title, lost, failure }: DomainFailureBannerProps) => (
  <Banner variant="card" tone="critical" title={title}>
    {failure.kind === 'notDone' ? lost : failure.serverMessage}
  </Banner>
);
