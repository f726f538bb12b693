/** Why a script or stylesheet of the portal did not arrive (spec section 8, last row). */
export interface ChunkFailure {
  chunk: string;
  kind: 'timeout' | 'missing' | 'other';
}

/** Reads the loader's error: which chunk, and how it failed. Null for any other error. */
export const readChunkFailure = (error: unknown): ChunkFailure | null => {
  if (!(error instanceof Error)) return null;
  const { message } = error;
  if (!/dynamically imported module|module script failed|Unable to preload CSS|chunk timed out/i.test(message))
    return null;
  const chunk = message.match(/[\w.-]+\.(?:js|css|tsx?|json)\b/)?.[0] ?? '';
  if (/timed out/i.test(message)) return { chunk, kind: 'timeout' };
  return { chunk, kind: /Failed to fetch|Unable to preload/i.test(message) ? 'missing' : 'other' };
};
