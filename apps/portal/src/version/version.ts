import { followVersion } from './portalVersion.ts';

const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
// Keeping a version ready costs its download, and the development server has none.
const isWanted = import.meta.env.PROD && !connection?.saveData;

/** The version this page is of. */
export const version = followVersion(isWanted ? navigator.serviceWorker : undefined, window.location);
