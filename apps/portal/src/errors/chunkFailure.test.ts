import { describe, expect, it } from 'vitest';
import { readChunkFailure } from './chunkFailure.ts';

describe('readChunkFailure', () => {
  it.each([
    [
      'Failed to fetch dynamically imported module: https://may.cloud/assets/TopUpRoute-Bx1.js',
      'TopUpRoute-Bx1.js',
      'missing',
    ],
    ['Unable to preload CSS for /assets/TopUpRoute-C2.css', 'TopUpRoute-C2.css', 'missing'],
    ['The chunk timed out after 120 s: /assets/InvoicesRoute-D3.js', 'InvoicesRoute-D3.js', 'timeout'],
    ['Importing a module script failed.', '', 'other'],
  ] as const)('names the chunk and the kind of failure in "%s"', (message, chunk, kind) => {
    expect(readChunkFailure(new TypeError(message))).toEqual({ chunk, kind });
  });

  it.each([new Error("Cannot read properties of undefined (reading 'x')"), 'Failed to fetch', null])(
    'leaves %s to the screen for everything else',
    (error) => {
      expect(readChunkFailure(error)).toBeNull();
    },
  );
});
