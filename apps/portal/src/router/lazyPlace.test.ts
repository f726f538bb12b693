import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { PartFailure } from '@may/ui';
import { createElement, Suspense } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { FailureBoundary } from './FailureBoundary.tsx';
import { type LatePart, latePart } from './lazyPlace.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: 404 })),
  );
});

/** Mounts the part; resolves with its text, or with the error that a boundary would show. */
const mount = ({ component }: LatePart): Promise<unknown> =>
  new Promise((resolve) => {
    const { pipe } = renderToPipeableStream(createElement(Suspense, null, createElement(component())), {
      onError: (error) => resolve(error),
      onAllReady: async () => resolve(await text(pipe(new PassThrough()))),
    });
  });

const show = (error: unknown) => new FailureBoundary({ children: null }).componentDidCatch(error);

const setUp = () => {
  const lost = new TypeError('Failed to fetch dynamically imported module');
  const arrive = vi.fn<(file: string) => Promise<{ default: () => string }>>().mockRejectedValue(lost);
  return { arrive, part: latePart(() => arrive('./InvoicesRoute-Bx1_9.js')) };
};

it('fetches a part that failed again at the mount after its failure was shown', async () => {
  const { arrive, part } = setUp();
  const failure = await mount(part);
  expect(failure).toMatchObject({ chunk: 'InvoicesRoute-Bx1_9.js' });
  show(failure);
  arrive.mockResolvedValue({ default: () => 'here' });
  expect(await mount(part)).toContain('here');
});

it('shows a part that did not arrive once the browser is online, but not a replaced one, and reloads where no page is left', async () => {
  const reload = vi.fn();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { reload } }));
  const clears = (of?: 'part', kind: PartFailure['kind'] = 'other') => {
    const boundary = new FailureBoundary({ of, children: null });
    const setState = vi.spyOn(boundary, 'setState').mockReturnValue(undefined);
    boundary.componentDidCatch(new PartFailure('InvoicesRoute-Bx1_9.js', kind));
    window.dispatchEvent(new Event('online'));
    return setState.mock.calls;
  };
  expect([clears('part'), clears('part', 'missing')]).toEqual([[[{ error: null }]], []]);
  expect(reload).not.toHaveBeenCalled();
  clears();
  expect(reload).toHaveBeenCalledOnce();
});

it('asks once for a part whose failure is not shown yet, however often React draws its place', async () => {
  const { arrive, part } = setUp();
  const failure = await mount(part);
  expect([await mount(part), await mount(part)]).toEqual([failure, failure]);
  expect(arrive).toHaveBeenCalledOnce();
});

it('fetches it again also if a hover has failed meanwhile', async () => {
  const { arrive, part } = setUp();
  show(await mount(part));
  await expect(part.preload()).rejects.toMatchObject({ chunk: 'InvoicesRoute-Bx1_9.js' });
  arrive.mockResolvedValue({ default: () => 'here' });
  expect(await mount(part)).toContain('here');
});
