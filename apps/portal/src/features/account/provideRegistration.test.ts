import { ApiError } from '@may/api';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { provideRegistration } from './provideRegistration.ts';

const typed = { name: 'Lê Thị Mây', email: 'may@may.vn', phone: '0912 345 678', password: ' Matkhau!1 ' };

const start = (register: () => Promise<void>) => {
  const machine = provideRegistration({
    loadSession: async () => ({ api: { auth: { register } } }) as never,
    showCodePage: vi.fn(),
    showLogin: vi.fn(),
  });
  const flow = createActor(machine, { input: { asksForCode: false } }).start();
  flow.send({ type: 'submit', ...typed, at: Date.now() });
  return flow;
};

it('sends the phone as the provider knows it, and the password as typed', async () => {
  const register = vi.fn(async () => undefined);
  const flow = start(register);
  await vi.waitFor(() => expect(flow.getSnapshot().value).toBe('created'));
  expect(register).toHaveBeenCalledExactlyOnceWith({ ...typed, phone: '+84912345678' });
});

it('a 409 of the provider is a refusal, because these calls have no attempt key', async () => {
  const refusal = new ApiError({
    status: 409,
    serverMessage: 'Email đã được đăng ký.',
    retryAfterMs: null,
    fromProvider: true,
  });
  const flow = start(() => Promise.reject(refusal));
  await vi.waitFor(() => expect(flow.getSnapshot().context.error).toMatchObject({ kind: 'refused', field: 'email' }));
});
