import type { DnsDomain } from '@may/domain/dns/records.ts';

/** An activation of a domain. */
export type Activation = {
  /** The domain and its expected nameservers; `shown` is the name in Unicode. */
  domain: Pick<DnsDomain, 'name' | 'nameservers'> & { shown: string };
  status: 'instructions' | 'checking' | 'notPointing' | 'failed';
  /** The provider's message about a failed check. */
  serverMessage: string | null;
  /** The domain's nameservers at the last check; null if the provider does not tell them. */
  observed: readonly string[] | null;
  recordsHref: string;
  check: { busy: boolean; onPress: () => void };
  onClose: () => void;
};

export type ActivationDialogProps = {
  /** Null closes the dialog. */
  activation: Activation | null;
};
