import type { DnsDomain } from '@may/domain';

/** A domain and where it has to point; `shown` is its name in the letters people read. */
export type PointedDomain = Pick<DnsDomain, 'name' | 'nameservers'> & {
  shown: string;
};

/** How the way to the provider stands. */
export type ActivationStanding =
  | { about: 'instructions' | 'checking' }
  | {
      about: 'notPointing';
      /** Until it is looked again by itself. */
      secondsLeft: number;
    }
  | {
      about: 'failed';
      serverMessage: string | null;
      /** The provider said how long to wait. */
      isWait: boolean;
      secondsLeft: number;
    }
  | {
      about: 'activating';
      /** Goes to the records although the list still calls the domain inactive. */
      onProceed: () => void;
    };

/** A domain on its way to the provider. */
export type Activation = {
  domain: PointedDomain;
  standing: ActivationStanding;
  /** Where it points at the moment; null where nobody tells. */
  observed: readonly string[] | null;
  /** The public page with these nameservers; null where none can vouch for them. */
  shareHref: string | null;
  recordsHref: string;
  onCheck: () => void;
  onClose: () => void;
};

export type ActivationDialogProps = {
  /** Null while it is closed. */
  activation: Activation | null;
};
