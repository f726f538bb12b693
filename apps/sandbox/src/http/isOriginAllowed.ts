import type { IncomingMessage } from 'node:http';
import { isLoopbackHost } from './requireLoopback.ts';

/** Allows pages of this host, of the portal's origin, and of this machine (the development server has another port). */
export const isOriginAllowed = ({ headers }: IncomingMessage, portalOrigin: string | undefined): boolean => {
  if (headers.origin === undefined || headers.origin === portalOrigin) return true;
  if (!URL.canParse(headers.origin)) return false;
  const { host } = new URL(headers.origin);
  return host === headers.host || isLoopbackHost(host);
};
