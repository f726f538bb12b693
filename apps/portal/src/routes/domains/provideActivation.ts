import type { DnsDomain, DomainCheck } from '@may/domain';
import { dnsActivationMachine } from '@may/machines';
import { fromPromise } from 'xstate';

export type ActivationEffects = {
  checkDomain: (name: string) => Promise<DomainCheck>;
  /** The domain as it is at this moment. */
  readDomain: (id: string) => Promise<DnsDomain>;
  openRecords: (id: string) => void;
};

/** The activation of a domain connected to the provider and to the browser. */
export const provideActivation = ({ checkDomain, readDomain, openRecords }: ActivationEffects) =>
  dnsActivationMachine.provide({
    actors: {
      checkDomain: fromPromise(({ input }) => checkDomain(input.name)),
      readDomain: fromPromise(({ input }) => readDomain(input.id)),
    },
    actions: { openRecords: (_, { id }) => openRecords(id) },
  });
