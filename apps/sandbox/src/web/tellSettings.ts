import type { Profile } from '../profile.ts';

/** Where the portal finds what does not answer at its own origin: the provider, and the push service as `host:port`. */
export type PortalAddresses = { apiOrigin?: string | undefined; pusherHost?: string | undefined };

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Tells a shell of the portal what its provider understands, so that it never has to guess it from an answer. */
export const tellSettings = (shell: string, profile: Profile, { apiOrigin, pusherHost }: PortalAddresses): string => {
  const settings = JSON.stringify({ provider: { idempotencyKey: profile === 'rich' }, apiOrigin, pusherHost });
  const escaped = settings.replace(/[&<>"]/g, (character) => entities[character] ?? '');
  return shell.replace(/(<meta name="portal-settings" content=")[^"]*/, (_, start: string) => start + escaped);
};
