import fc from 'fast-check';
import { inject } from 'vitest';

// Runs before each unit test file: a property without a seed of its own uses the lane's.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: inject('seed') });
