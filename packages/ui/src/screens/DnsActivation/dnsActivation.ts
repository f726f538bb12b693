import type { DnsDomain } from '@may/domain';
import type { Action } from '../../patterns/Action.ts';

/** A domain and its expected nameservers; `shown` is the name in Unicode. */
export type PointedDomain = Pick<DnsDomain, 'name' | 'nameservers'> & {
  shown: string;
};

/** An activation of a domain. */
export type Activation = {
  domain: PointedDomain;
  status: 'instructions' | 'checking' | 'notPointing' | 'failed' | 'activating';
  /** The provider's message about a failed check. */
  serverMessage: string | null;
  /** The domain's nameservers at the last check; null if the provider does not tell them. */
  observed: readonly string[] | null;
  /** The address of the public page with these nameservers; null if they are not the provider's own. */
  shareHref: string | null;
  recordsHref: string;
  /** `secondsLeft`: seconds until the portal checks again by itself; the button is disabled until then. */
  actions: readonly (Action<'check' | 'proceed'> & { secondsLeft?: number | undefined })[];
  onClose: () => void;
};

export type ActivationDialogProps = {
  /** Null closes the dialog. */
  activation: Activation | null;
};
