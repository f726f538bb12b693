import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, setup, waitFor } from 'xstate';
import { actionNotProvided, NotProvidedError, notProvided } from './notProvided.ts';

const machine = setup({
  actors: { fetchBalance: fromPromise(notProvided('fetchBalance')) },
  actions: { announce: actionNotProvided('announce') },
}).createMachine({
  initial: 'asking',
  states: {
    asking: { invoke: { src: 'fetchBalance', onError: 'refused' } },
    refused: { on: { announce: { target: 'announced', actions: 'announce' } } },
    announced: {},
  },
});

describe('notProvided', () => {
  it('rejects with the name of the missing actor', async () => {
    await expect(notProvided('fetchBalance')()).rejects.toThrow('The actor "fetchBalance" is not provided');
  });

  it('takes a machine with a missing actor to its onError', async () => {
    const actor = createActor(machine).start();
    await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  });
});

describe('actionNotProvided', () => {
  it('stops the flow with the name of the missing action', async () => {
    const error = vi.fn();
    const actor = createActor(machine);
    actor.subscribe({ error });
    actor.start();
    await waitFor(actor, (snapshot) => snapshot.matches('refused'));
    actor.send({ type: 'announce' });
    expect(actor.getSnapshot().status).toBe('error');
    expect(error.mock.lastCall?.[0]).toBeInstanceOf(NotProvidedError);
    expect(String(error.mock.lastCall?.[0])).toContain('The action "announce" is not provided');
  });

  it('keeps the flow out of the state that follows the missing action', async () => {
    const actor = createActor(machine);
    actor.subscribe({ error: () => {} });
    actor.start();
    await waitFor(actor, (snapshot) => snapshot.matches('refused'));
    actor.send({ type: 'announce' });
    expect(actor.getSnapshot().matches('announced')).toBe(false);
  });
});
