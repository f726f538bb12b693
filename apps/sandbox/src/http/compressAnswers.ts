import { compress } from 'hono/compress';

/** Compresses JSON alone: the portal's page under `/api` is compressed already. */
export const compressAnswers = compress({ contentTypeFilter: /^application\/json/ });
