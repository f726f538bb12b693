import { addressesOf, manifest } from './manifest.ts';

/** The path of the offline page. */
export const [offlinePath = ''] = addressesOf(manifest.offline);

/** The offline page, which remembers the address that the customer asked for in its fragment: no server ever sees a fragment. */
export const offlineAddress = (wanted: string): string => `${offlinePath}#${new URLSearchParams({ to: wanted })}`;

/** The address that the customer asked for, from the fragment of the offline page. */
export const wantedAt = (fragment: string): string | null => new URLSearchParams(fragment.slice(1)).get('to');
