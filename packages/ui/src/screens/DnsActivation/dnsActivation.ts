import type { DnsDomain } from '@may/domain';
import type { Action } from '../../patterns/Action.ts';

/** A domain and where it has to point; `shown` is its name in the letters people read. */
export type PointedDomain = Pick<DnsDomain, 'name' | 'nameservers'> & {
  shown: string;
};

/** A domain on its way to the provider. */
export type Activation = {
  domain: PointedDomain;
  status: 'instructions' | 'checking' | 'notPointing' | 'failed' | 'activating';
  /** The provider's words of a failed check. */
  serverMessage: string | null;
  /** The nameservers of the domain at the last check; null where the provider does not say. */
  observed: readonly string[] | null;
  /** The public page with these nameservers; null where none can vouch for them. */
  shareHref: string | null;
  recordsHref: string;
  /** `secondsLeft`: until the provider is asked again; the button waits. */
  actions: readonly (Action<'check' | 'proceed'> & { secondsLeft?: number | undefined })[];
  onClose: () => void;
};

export type ActivationDialogProps = {
  /** Null while it is closed. */
  activation: Activation | null;
};
