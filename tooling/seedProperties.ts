import fc from 'fast-check';
import { afterEach, inject, vi } from 'vitest';

// Runs before each unit test file: a property without its own seed uses the lane's.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: inject('seed') });

// Files share a process: each test leaves the globals, the environment and the clock as it found them.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
