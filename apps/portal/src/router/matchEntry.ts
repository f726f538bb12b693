import { matchPath } from 'react-router-dom';
import { notFoundEntry, type RouteEntry, routes } from './routes.ts';

/** The page an address leads to. */
export const matchEntry = (pathname: string): RouteEntry =>
  routes.find(({ path }) => matchPath(path, pathname) !== null) ?? notFoundEntry;
