import { followVersion } from './portalVersion.ts';
import { whenAtRest } from './whenAtRest.ts';

const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
// A service worker downloads the next version: not with data saving, and the development server has none.
const isWanted = import.meta.env.PROD && !connection?.saveData;

export const version = followVersion(isWanted ? navigator.serviceWorker : undefined, window.location, whenAtRest());
