import { toAsciiName } from '@may/domain/dns/idn.ts';
import { dnsDomainFixture } from '@may/domain/fixtures';
import type { AddDomainForm, DeleteDomainQuestion, DomainRow } from './domains.ts';

const nothing = (): void => undefined;

/** A row of the list, for the domain `shown`. */
export const domainRowFixture = ({ shown = 'bienxanh.vn', ...rest }: Partial<DomainRow> = {}): DomainRow => ({
  ...dnsDomainFixture({ id: shown, name: toAsciiName(shown) ?? shown }),
  shown,
  recordsHref: `#records-${shown}`,
  activateHref: `#activate-${shown}`,
  ...rest,
});

/** The form that adds a domain, with an empty field. */
export const addFormFixture = (overrides: Partial<AddDomainForm> = {}): AddDomainForm => ({
  step: 'asking',
  typed: '',
  onType: nothing,
  read: null,
  problem: null,
  listedHref: null,
  failure: null,
  isAccepted: false,
  actions: [{ name: 'submit', onPress: nothing }],
  onClose: nothing,
  ...overrides,
});

/** The question before a domain is deleted. */
export const deleteQuestionFixture = (overrides: Partial<DeleteDomainQuestion> = {}): DeleteDomainQuestion => ({
  step: 'asking',
  shown: 'bienxanh.vn',
  name: 'bienxanh.vn',
  active: true,
  typed: '',
  onType: nothing,
  failure: null,
  actions: [{ name: 'confirm', missing: 'name', onPress: nothing }],
  onClose: nothing,
  ...overrides,
});
