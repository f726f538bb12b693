import type { Profile } from '../profile.ts';

/** Where the portal finds what does not answer at its own origin: the provider, and the push service as `host:port`. */
export type PortalAddresses = { apiOrigin?: string | undefined; pusherHost?: string | undefined };

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const characters = new Map(Object.entries(entities).map(([character, entity]) => [entity, character]));

/** Tells a shell of the portal what its provider understands, so that it never has to guess it from an answer; the rest stays as built. */
export const tellSettings = (shell: string, profile: Profile, { apiOrigin, pusherHost }: PortalAddresses): string =>
  shell.replace(/(<meta name="portal-settings" content=")([^"]*)/, (_, start: string, built: string) => {
    const settings = JSON.stringify({
      ...JSON.parse(built.replace(/&\w+;/g, (entity) => characters.get(entity) ?? entity)),
      provider: { idempotencyKey: profile === 'rich' },
      ...(apiOrigin !== undefined && { apiOrigin }),
      ...(pusherHost !== undefined && { pusherHost }),
    });
    return start + settings.replace(/[&<>"]/g, (character) => entities[character] ?? '');
  });
