import { ApiError } from '../errors/ApiError.ts';

/** Escapes an id as one path segment. '', '.' and '..' would change the path: they throw an ApiError 404 without a request. */
export const pathSegment = (id: string): string => {
  if (id === '' || id === '.' || id === '..') throw new ApiError({ status: 404, fromProvider: false });
  return encodeURIComponent(id);
};
