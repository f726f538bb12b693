import { ApiError } from '../errors/ApiError.ts';

/** An id as one step of a path. Nothing is, and neither are the dots that lead a step back: those are found nowhere, without asking. */
export const pathSegment = (id: string): string => {
  if (id === '' || id === '.' || id === '..') throw new ApiError({ status: 404, fromProvider: false });
  return encodeURIComponent(id);
};
