import { readSession } from './storedSession.ts';

/** True if this customer's session is in this tab, open or locked. Ask after a call: another customer may have signed in meanwhile. */
export const isPresentCustomer = (id: string): boolean => readSession()?.me.id === id;
