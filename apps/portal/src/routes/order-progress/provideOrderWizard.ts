import { orderWizardMachine, type ReconciledOrder } from '@may/machines';
import { fromPromise } from 'xstate';

export type OrderWizardEffects = {
  reconcile: (asked: { serverId: string; invoiceId: string | null }) => Promise<ReconciledOrder>;
  announcePaid: () => void;
  goToServer: (serverId: string) => void;
};

/** The machine of the three steps, connected to the provider, the notices and the browser. */
export const provideOrderWizard = ({ reconcile, announcePaid, goToServer }: OrderWizardEffects) =>
  orderWizardMachine.provide({
    actors: { reconcileOrder: fromPromise(({ input }) => reconcile(input)) },
    actions: { announcePaid, goToServer: (_, { serverId }) => goToServer(serverId) },
  });
