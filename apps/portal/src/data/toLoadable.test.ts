import { describe, expect, it, vi } from 'vitest';
import { mapLoadable, toLoadable } from './toLoadable.ts';

describe('toLoadable', () => {
  it('loads while there is neither a value nor a failure', () => {
    expect(toLoadable({ data: undefined, isError: false, refetch: vi.fn() })).toEqual({ status: 'loading' });
  });

  it('reads again at the press of a read that failed without a value', () => {
    const refetch = vi.fn();
    const loadable = toLoadable<string>({ data: undefined, isError: true, refetch });
    expect(loadable.status).toBe('failed');
    if (loadable.status === 'failed') loadable.onRetry();
    expect(refetch).toHaveBeenCalledOnce();
  });

  it.each([true, false])('keeps the last value, which is stale after a failed refresh: %s', (isError) => {
    const loadable = toLoadable({ data: 'value', isError, refetch: vi.fn() });
    expect(loadable).toEqual({ status: 'ready', value: 'value', stale: isError });
    expect(mapLoadable(loadable, (value) => value.length)).toEqual({ status: 'ready', value: 5, stale: isError });
  });
});
