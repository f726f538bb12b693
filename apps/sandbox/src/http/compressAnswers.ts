import { compress } from 'hono/compress';

/** Compresses what is answered to a call, as a provider does; the portal's page under `/api` comes compressed already. */
export const compressAnswers = compress({ contentTypeFilter: /^application\/json/ });
