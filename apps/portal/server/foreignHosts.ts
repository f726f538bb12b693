import type { Settings } from '../src/browser/settings/settings.ts';
import { logHostsOf } from '../src/data/realtime/logHostsOf.ts';
import { clusterHost } from '../src/data/realtime/realtimeAddress.ts';
import type { PolicyParts } from './securityHeaders.ts';

/** The foreign hosts of a page, by use. */
type ForeignHosts = Pick<PolicyParts, 'connect' | 'frames' | 'foreignStyles' | 'fonts'>;

const none: ForeignHosts = { connect: [], frames: [], foreignStyles: [], fonts: [] };

/** The second card form's hosts, of its sandbox or its production (developer.squareup.com, Content Security Policy). */
const squareHosts = (applicationId: string): ForeignHosts => {
  const isSandbox = applicationId.startsWith('sandbox-');
  const host = isSandbox ? 'https://sandbox.web.squarecdn.com' : 'https://web.squarecdn.com';
  const square = isSandbox ? 'squareupsandbox.com' : 'squareup.com';
  return {
    connect: [host, `https://pci-connect.${square}`, `https://connect.${square}`],
    // The last three show the question of the card's bank to its owner; Square's guide does not list them.
    frames: [host, `https://connect.${square}`, `https://api.${square}`, 'https://geoissuer.cardinalcommerce.com'],
    foreignStyles: [host],
    fonts: ['https://square-fonts-production-f.squarecdn.com', 'https://d1g145x70srn7h.cloudfront.net'],
  };
};

/** The hosts that a page at `address` may connect to, frame, and take styles and fonts from, by its settings. */
export const foreignHostsOf = (address: string, settings: Settings): ForeignHosts => {
  const { apiOrigin, pusherHost, pusherCluster, cardScript, square } = settings;
  const page = new URL(address);
  /** A stand-in for a card provider frames its form from the origin of its script. */
  const framesOf = (script: string): string[] => {
    const { origin } = new URL(script, page);
    return origin === 'https://js.stripe.com' ? [] : [origin === page.origin ? "'self'" : origin];
  };
  const ofSquare = square.script ? { ...none, frames: framesOf(square.script) } : squareHosts(square.applicationId);
  const second = square.applicationId ? ofSquare : none;
  // The page's own host is `'self'`: a host of the request would write into the policy.
  const sockets = new Set([...(pusherHost ? [pusherHost] : []), ...logHostsOf(settings, page)]);
  sockets.delete(page.host);
  return {
    ...second,
    connect: [
      ...[...sockets].flatMap((name) => [`ws://${name}`, `wss://${name}`]),
      ...(pusherCluster ? [`wss://${clusterHost(pusherCluster)}`] : []),
      ...(apiOrigin ? [apiOrigin] : []),
      ...second.connect,
    ],
    frames: [...new Set([...framesOf(cardScript), ...second.frames])],
  };
};
