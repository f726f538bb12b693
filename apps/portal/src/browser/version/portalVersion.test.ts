import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askWhetherChanged, pageChanged, takeOver } from './messages.ts';
import { followVersion } from './portalVersion.ts';

class PlayedRegistration extends EventTarget {
  installing: EventTarget | null = null;
  waiting: { postMessage: (message: unknown) => void } | null = null;
}

class PlayedContainer extends EventTarget {
  controller: object | null = { postMessage: vi.fn() };
  registration = new PlayedRegistration();
  register = vi.fn(async () => this.registration);
}

let container: PlayedContainer;
const page = { reload: vi.fn() };
const follow = async () => {
  const version = followVersion(container as unknown as ServiceWorkerContainer, page);
  const heard = vi.fn();
  version.subscribe(heard);
  await new Promise((resolve) => setTimeout(resolve));
  return { version, heard };
};
/** The browser has downloaded another build. */
const install = () => {
  const waiting = { postMessage: vi.fn() };
  const worker = new EventTarget();
  container.registration.installing = worker;
  container.registration.dispatchEvent(new Event('updatefound'));
  container.registration.waiting = waiting;
  worker.dispatchEvent(new Event('statechange'));
  return waiting;
};

beforeEach(() => {
  vi.stubGlobal('window', {});
  page.reload.mockClear();
  container = new PlayedContainer();
});

describe('followVersion', () => {
  it('tells once of a new version that is both ready and seen on the server', async () => {
    const { version, heard } = await follow();
    expect(version.isOld()).toBe(false);
    container.dispatchEvent(new MessageEvent('message', { data: pageChanged }));
    install();
    expect([version.isOld(), heard.mock.calls.length]).toEqual([true, 1]);
  });

  it('asks the worker for a missed change, because a page listens only after it is shown', async () => {
    await follow();
    expect((container.controller as { postMessage: unknown }).postMessage).toHaveBeenCalledExactlyOnceWith(
      askWhetherChanged,
    );
  });

  it('tells nothing on the first visit, when the worker is as new as the page', async () => {
    container.controller = null;
    const { version } = await follow();
    install();
    expect(version.isOld()).toBe(false);
  });

  it('finds the version that has been waiting since an earlier visit', async () => {
    container.registration.waiting = { postMessage: vi.fn() };
    expect((await follow()).version.isOld()).toBe(true);
  });

  it('reload waits until the new version has taken over', async () => {
    const { version } = await follow();
    const waiting = install();
    version.reload();
    expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith(takeOver);
    expect(page.reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('never reloads by itself, not even when another tab lets the new version take over', async () => {
    await follow();
    install();
    container.dispatchEvent(new Event('controllerchange'));
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('starts the worker only when the page is at rest', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    followVersion(container as unknown as ServiceWorkerContainer, page, promise);
    await new Promise((next) => setTimeout(next));
    expect(container.register).not.toHaveBeenCalled();
    resolve();
    await promise;
    expect(container.register).toHaveBeenCalledOnce();
  });

  it('works in a browser without service workers, and in one that refuses the registration', async () => {
    const version = followVersion(undefined, page);
    version.reload();
    expect(page.reload).toHaveBeenCalledOnce();
    container.register.mockRejectedValueOnce(new Error('SecurityError'));
    expect((await follow()).version.isOld()).toBe(false);
  });
});
