import { afterEach, expect, it, vi } from 'vitest';
import { followDays } from './followDays.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('calls back at each midnight and when the tab is seen again, until it is ended', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 22) });
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  const onChange = vi.fn();
  const end = followDays(onChange);
  vi.advanceTimersByTime(2 * 3_600_000 - 1);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(onChange).toHaveBeenCalledTimes(2);
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(onChange).toHaveBeenCalledTimes(2);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(onChange).toHaveBeenCalledTimes(3);
  end();
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(48 * 3_600_000);
  expect(onChange).toHaveBeenCalledTimes(3);
});
