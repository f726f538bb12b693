import { expect, it, vi } from 'vitest';
import { followPage } from './followPage.ts';

it('tells of a page that is left, restored and online again, until it is stopped', () => {
  const page = new EventTarget();
  const send = vi.fn();
  const stop = followPage(page as unknown as Window, send);
  const fire = (type: string, facts = {}) => page.dispatchEvent(Object.assign(new Event(type), facts));
  fire('pagehide');
  // A page that is shown for the first time was never left.
  fire('pageshow', { persisted: false });
  fire('pageshow', { persisted: true });
  fire('online');
  expect(send.mock.calls.map(([{ type }]) => type)).toEqual(['page.left', 'page.returned', 'network.returned']);
  stop();
  for (const type of ['pagehide', 'pageshow', 'online']) fire(type, { persisted: true });
  expect(send).toHaveBeenCalledTimes(3);
});
