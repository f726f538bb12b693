import { Banner } from '../../components/Banner/Banner.tsx';
import type { DomainFailure } from './domains.ts';

type DomainFailureBannerProps = {
  /** The specified words. */
  title: string;
  /** What is said where the answer was lost and the list says no. */
  lost: string;
  failure: DomainFailure;
};

/** A change that did not happen, with the provider's own words where it has some. */
export const DomainFailureBanner = ({ title, lost, failure }: DomainFailureBannerProps) => (
  <Banner variant="card" tone="critical" title={title}>
    {failure.kind === 'notDone' ? lost : failure.serverMessage}
  </Banner>
);
