import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { tellLine } from '../../errors/tellError.ts';
import type { DomainFailure } from './domains.ts';

type DomainFailureBannerProps = {
  of: 'add' | 'delete';
  failure: DomainFailure;
};

/** The text for a lost answer, when the provider's list shows that the change did not happen. */
const lost = { add: 'domains:add.notAdded', delete: 'domains:delete.notDeleted' } as const;

/** A failed change, with the provider's own message if there is one. */
export const DomainFailureBanner = ({ of, failure }: DomainFailureBannerProps) => {
  const { t } = useTranslation('domains');
  return (
    <Banner variant="card" tone="critical" title={tellLine(t, `domains:${of}.failed`)}>
      {failure.kind === 'notDone' ? tellLine(t, lost[of]) : failure.serverMessage}
    </Banner>
  );
};
