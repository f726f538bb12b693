import type { DomainRefusal } from '@may/domain/dns/readDomainName.ts';
import type { DnsDomain } from '@may/domain/dns/records.ts';
import type { Rows } from '@may/domain/rows.ts';
import type { TableMemory } from '@may/ui/components/DataTable/DataTable.tsx';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import type { Action } from '@may/ui/patterns/Action.ts';
import type { ReactNode } from 'react';

/** A domain in the list. */
export type DomainRow = DnsDomain & {
  /** The name in Unicode. */
  shown: string;
  recordsHref: string;
  activateHref: string;
};

/** `asking`: the customer fills in the dialog. `looking`: the portal looks for the change in the provider's list. `unknown`: the list did not tell the outcome. */
export type DomainStep = 'asking' | 'sending' | 'looking' | 'unknown';

/** `refused` by the provider, or `notDone`: the answer was lost and the provider's list shows no change. */
export type DomainFailure = { kind: 'refused' | 'notDone'; serverMessage: string | null };

/** The form that adds a domain. */
export type AddDomainForm = {
  step: DomainStep;
  typed: string;
  onType: (typed: string) => void;
  /** The domain that the typed text means; null if it means none. */
  read: { name: string; shown: string } | null;
  /** The problem that the last press found; `listed`: the customer already has this domain. */
  problem: DomainRefusal | 'listed' | null;
  /** The address of the domain that is already listed. */
  listedHref: string | null;
  failure: DomainFailure | null;
  /** The provider accepted the domain but does not list it yet; the form does not send it again. */
  isAccepted: boolean;
  actions: readonly Action<'check' | 'retry' | 'submit'>[];
  /** Null while the request cannot be cancelled. */
  onClose: (() => void) | null;
};

/** The question before a domain is deleted. */
export type DeleteDomainQuestion = {
  step: DomainStep;
  shown: string;
  name: string;
  active: boolean;
  /** The text of the field in which the customer names the domain. */
  typed: string;
  onType: (typed: string) => void;
  failure: DomainFailure | null;
  /** `missing`: the customer has not yet typed the name of the domain. */
  actions: readonly (Action<'check' | 'retry' | 'confirm'> & { missing?: 'name' | null })[];
  /** Null while the request cannot be cancelled. */
  onClose: (() => void) | null;
};

export type DomainsScreenProps = TableMemory & {
  /** All domains, in any order. */
  domains: Loadable<Rows<DomainRow>>;
  /** The dialogs that add, delete and activate a domain. */
  children?: ReactNode;
  hrefs: { home: string };
  onAdd: () => void;
  onDelete: (id: string) => void;
};

export type DomainDialogsProps = {
  adding: AddDomainForm | null;
  deleting: DeleteDomainQuestion | null;
};
