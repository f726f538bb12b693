import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
/** Another build was fetched by the browser and is ready. */
const install = (waiting = { postMessage: vi.fn() }) => {
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
afterEach(() => vi.unstubAllGlobals());

describe('followVersion', () => {
  it('says once that there is a new version, be it ready or only seen on the server', async () => {
    const { version, heard } = await follow();
    expect(version.isOld()).toBe(false);
    container.dispatchEvent(new MessageEvent('message', { data: pageChanged }));
    install();
    expect([version.isOld(), heard.mock.calls.length]).toEqual([true, 1]);
  });

  it('asks the worker whether it missed that, because a page listens later than it is shown', async () => {
    await follow();
    expect((container.controller as { postMessage: unknown }).postMessage).toHaveBeenCalledExactlyOnceWith(
      askWhetherChanged,
    );
  });

  it('says nothing on the first visit, whose worker is no newer than the page', async () => {
    container.controller = null;
    const { version } = await follow();
    install();
    expect(version.isOld()).toBe(false);
  });

  it('finds the version that has been waiting since an earlier visit', async () => {
    container.registration.waiting = { postMessage: vi.fn() };
    expect((await follow()).version.isOld()).toBe(true);
  });

  it('loads the page again only when the new version has taken over', async () => {
    const { version } = await follow();
    const waiting = install();
    version.reload();
    expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith(takeOver);
    expect(page.reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('never loads the page by itself, not even when another tab has let the new version take over', async () => {
    await follow();
    install();
    container.dispatchEvent(new Event('controllerchange'));
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('bears a browser that has no such worker, and one that refuses it', async () => {
    const version = followVersion(undefined, page);
    version.reload();
    expect(page.reload).toHaveBeenCalledOnce();
    container.register.mockRejectedValueOnce(new Error('SecurityError'));
    expect((await follow()).version.isOld()).toBe(false);
  });
});
