import fc from 'fast-check';
import { inject } from 'vitest';

// Runs before each unit test file: a property without its own seed uses the lane's.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: inject('seed') });
