import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Session } from '../../session/createSession.ts';
import { meFixture, storedSessionFixture } from '../../storage/storedSession.fixtures.ts';
import { isIn, playTabs } from '../../testing/playedTabs.ts';
import { provideRegistration } from './provideRegistration.ts';

const typed = { name: 'Lê Thị Mây', email: 'may@may.vn', phone: '0912 345 678', password: ' Matkhau!1 ' };

beforeEach(() => vi.stubGlobal('window', { earlyReads: {} }));
afterEach(() => vi.unstubAllGlobals());

type Start = { stored?: ReturnType<typeof storedSessionFixture>; isRestored?: boolean };

const start = async ({ stored, isRestored = true }: Start = {}) => {
  const register = vi.fn(async () => undefined);
  const signIn = vi.fn(async () => ({ accessToken: 'token-new' }));
  const auth = {
    register,
    signIn,
    getMe: async () => ({ ...meFixture, email: typed.email }),
    getCardSecret: async () => ({ clientSecret: 'seti_2_secret_2' }),
  };
  const tab = await playTabs().openTab({ auth, ...(stored && { stored }) });
  if (isRestored) await isIn(tab, stored ? 'signedIn' : 'signedOut');
  const machine = provideRegistration({
    loadSession: async (): Promise<Session> => tab.session,
    showCodePage: vi.fn(),
    showLogin: vi.fn(),
  });
  const flow = createActor(machine, { input: { asksForCode: false } }).start();
  flow.send({ type: 'submit', ...typed });
  return { tab, flow, register, signIn };
};

it('sends the phone as the provider knows it, then signs in with the password as typed', async () => {
  const { tab, flow, register, signIn } = await start();
  await vi.waitFor(() => expect(flow.getSnapshot().value).toBe('opened'));
  expect(register).toHaveBeenCalledExactlyOnceWith({ ...typed, phone: '+84912345678' });
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ email: typed.email, password: typed.password });
  expect(tab.session.state()).toBe('signedIn');
});

it('leaves the session of another customer alone, and says that the account exists', async () => {
  const stored = storedSessionFixture();
  const { tab, flow, signIn } = await start({ stored });
  await vi.waitFor(() => expect(flow.getSnapshot().value).toBe('closed'));
  expect(signIn).not.toHaveBeenCalled();
  expect(tab.readSession()).toMatchObject({ me: stored.me });
});

it('signs in after an answer that arrives while other tabs are still asked for a session', async () => {
  const { tab, flow, signIn } = await start({ isRestored: false });
  expect(tab.session.state()).toBe('restoring');
  await vi.waitFor(() => expect(flow.getSnapshot().value).toBe('opened'));
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ email: typed.email, password: typed.password });
  expect(tab.session.state()).toBe('signedIn');
});
