import type { OrderServerEvent } from '@may/machines/order/orderServer.types.ts';
import type { orderAttemptMachine, orderServerMachine } from '@may/machines/order/orderServerMachine.ts';
import type { OrderMessage } from '@may/screens/order/OrderServer/orderServer.ts';
import type { SnapshotFrom } from 'xstate';
import { href } from '../../router/href.ts';

type Said = Omit<OrderMessage, 'order'>;

/** The message in place of the form while the order is sent, asked about, in doubt or made; null while the form shows. */
export const connectOrderMessage = (
  snapshot: SnapshotFrom<typeof orderServerMachine>,
  attempt: SnapshotFrom<typeof orderAttemptMachine> | undefined,
  send: (event: OrderServerEvent) => void,
): Said | null => {
  const check = { name: 'check', onPress: () => send({ type: 'check' }) } as const;
  const retry = { name: 'retry', onPress: () => send({ type: 'retry' }) } as const;
  const startOver = { name: 'startOver', onPress: () => send({ type: 'startOver' }) } as const;
  const noServerMessage = { serverMessage: null };
  if (snapshot.matches('ordered') || snapshot.matches('left')) {
    const { found } = snapshot.context;
    const leave = { busy: snapshot.matches('left'), onPress: () => send({ type: 'leave' }) };
    if (found.length < 2) return { ...noServerMessage, about: 'ordered', actions: [{ ...leave, name: 'leave' }] };
    const servers = found.map(({ id, name }) => ({ id, name, href: href('orderProgress', { id }) }));
    return { ...noServerMessage, about: 'orderedTwice', servers, actions: [{ ...leave, name: 'seeServers' }] };
  }
  if (!snapshot.matches('ordering') || !attempt) return null;
  const { key, mayHaveArrived, error } = attempt.context;
  if (attempt.matches('sending')) return { ...noServerMessage, about: 'ordering', actions: [] };
  if (attempt.matches('reconciling') || attempt.matches('recognizing') || (attempt.matches('opening') && key !== null))
    return { ...noServerMessage, about: 'checking', actions: [] };
  if (attempt.matches('pending')) {
    const busy = attempt.matches({ pending: 'checking' });
    return { ...noServerMessage, about: 'waiting', actions: [{ ...check, busy }, startOver] };
  }
  if (attempt.matches('doubtful'))
    return { serverMessage: error?.serverMessage ?? null, about: 'unknown', actions: [check, retry, startOver] };
  if (attempt.matches('warned')) {
    const repeat = { name: 'repeat', onPress: () => send({ type: 'repeat' }) } as const;
    return { ...noServerMessage, about: 'mayOrderTwice', actions: [check, repeat, startOver] };
  }
  if (attempt.matches('elsewhere'))
    return { ...noServerMessage, about: 'otherTab', actions: [mayHaveArrived ? check : retry, startOver] };
  return { ...noServerMessage, about: 'ordering', actions: [] };
};
