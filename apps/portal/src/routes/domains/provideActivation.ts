import type { DnsDomain, DomainCheck } from '@may/domain';
import { dnsActivationMachine } from '@may/machines';
import { fromPromise } from 'xstate';

export type ActivationEffects = {
  checkDomain: (name: string) => Promise<DomainCheck>;
  /** Reads the newest state of the domain. */
  readDomain: (id: string) => Promise<DnsDomain>;
  openRecords: (id: string) => void;
  announceNotPointing: (name: string) => void;
};

/** The activation machine, connected to the provider and the browser. */
export const provideActivation = ({ checkDomain, readDomain, openRecords, announceNotPointing }: ActivationEffects) =>
  dnsActivationMachine.provide({
    actors: {
      checkDomain: fromPromise(({ input }) => checkDomain(input.name)),
      readDomain: fromPromise(({ input }) => readDomain(input.id)),
    },
    actions: {
      openRecords: (_, { id }) => openRecords(id),
      announceNotPointing: (_, { name }) => announceNotPointing(name),
    },
  });
