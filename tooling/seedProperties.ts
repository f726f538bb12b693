import fc from 'fast-check';
import { afterAll, afterEach, expect, inject, vi } from 'vitest';
import { underWay } from '../apps/portal/src/browser/underWay.ts';

// Runs before each unit test file: a property without its own seed uses the lane's.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: inject('seed') });

// Files share a process: each test leaves the globals, the environment and the clock as it found them.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

// The next file gets fresh modules: a module keeps state, such as the memory behind a storage that no test has stubbed.
afterAll(() => {
  vi.resetModules();
});

// Work that a file leaves under way would hold up the idle lock in the files after it.
afterAll(async () => {
  await new Promise((resolve) => setImmediate(resolve));
  expect(underWay).toHaveProperty('size', 0);
});
