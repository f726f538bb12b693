import type { TableMemory } from '../../components/DataTable/DataTable.tsx';

export type PaasStatus = 'deployed' | 'deploying' | 'failed';

/** A service in the list. The specification shows no fields of the provider's rows, so these are its columns. */
export type PaasService = {
  id: string;
  name: string;
  status: PaasStatus;
  type: 'webService' | 'staticSite' | 'worker';
  environment: string;
  region: string;
  /** ISO 8601. */
  lastDeployedAt: string;
};

export type PaasScreenProps = TableMemory & {
  services: readonly PaasService[];
  hrefs: { home: string; webServiceCreate: string; projectCreate: string };
};
