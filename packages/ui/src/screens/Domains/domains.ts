import type { DnsDomain, DomainRefusal, Rows } from '@may/domain';
import type { ReactNode } from 'react';
import type { DataTableProps } from '../../components/DataTable/DataTable.tsx';
import type { Action } from '../../patterns/Action.ts';
import type { Loadable } from '../../patterns/Loadable.ts';

/** A domain as a line of the list. */
export type DomainRow = DnsDomain & {
  /** Its name in the letters people read. */
  shown: string;
  recordsHref: string;
  activateHref: string;
};

/** How a change stands: asked about, on its way, looked for in the provider's list, or not to be known at the moment. */
export type DomainStep = 'asking' | 'sending' | 'looking' | 'unknown';

/** Why a change did not happen: refused, or its answer was lost and the list says no. */
export type DomainFailure = { kind: 'refused' | 'notDone'; serverMessage: string | null };

/** What else can be said of a typed domain: a name inside another one, one that only others can be registered under, or of an ending nobody knows. */
export type DomainAdvice =
  | { about: 'inside'; shown: string; onTake: () => void }
  | { about: 'ending' | 'unknownEnding' };

/** A domain being added. */
export type AddDomainForm = {
  step: DomainStep;
  typed: string;
  onType: (typed: string) => void;
  /** What will be added; null while what is typed is no domain. */
  read: { name: string; shown: string; isLookalike: boolean } | null;
  /** Said once a press found it; `listed` is in the list already. */
  problem: DomainRefusal | 'listed' | null;
  /** Where a domain that is in the list already is. */
  listedHref: string | null;
  advice: DomainAdvice | null;
  failure: DomainFailure | null;
  /** The provider said yes and has it not in its list yet: it is not sent again. */
  isAccepted: boolean;
  actions: readonly Action<'check' | 'retry' | 'submit'>[];
  /** Null while it cannot be called off. */
  onClose: (() => void) | null;
};

/** A domain being deleted. */
export type DeleteDomainQuestion = {
  step: DomainStep;
  shown: string;
  name: string;
  active: boolean;
  /** What stands in the field an active domain is named in. */
  typed: string;
  onType: (typed: string) => void;
  /** Its records as a file to keep, with how many of them nobody can read. */
  zoneFile: Loadable<{ fileName: string; text: string; unreadable: number }>;
  failure: DomainFailure | null;
  /** `missing`: an active domain is not named yet. */
  actions: readonly (Action<'check' | 'retry' | 'confirm'> & { missing?: 'name' | null })[];
  /** Null while it cannot be called off. */
  onClose: (() => void) | null;
};

export type DomainsScreenProps = Pick<DataTableProps<never>, 'view' | 'onViewChange'> & {
  /** In any order. */
  domains: Loadable<Rows<DomainRow>>;
  adding: AddDomainForm | null;
  deleting: DeleteDomainQuestion | null;
  /** The dialog that activates a domain, where one is open. */
  activation?: ReactNode;
  hrefs: { home: string };
  onAdd: () => void;
  onDelete: (id: string) => void;
};
