import { type Api, createApi } from '@may/api';
import { config } from '../browser/config.ts';
import { readAccessToken } from '../browser/storage/storedSession.ts';
import { countUnderWay } from '../browser/underWay.ts';
import { takeEarlyRead } from './earlyReads.ts';
import { countCall, notePresses } from './slowCalls.ts';

/** The provider's client with this page's settings; it reads the token for every request. */
export const createPortalApi = (onUnauthorized?: () => void): Api => {
  notePresses();
  return createApi({
    baseUrl: config.apiOrigin || window.location.origin,
    takeEarly: takeEarlyRead,
    onCall: (call, isWrite) => {
      countCall(call);
      if (isWrite) countUnderWay(call);
    },
    cardProvider: config.cardProvider,
    squarePath: config.square.path,
    tellsStatus: config.provider.paymentStatus,
    getToken: readAccessToken,
    getLanguage: () => document.documentElement.lang,
    onUnauthorized,
  });
};
