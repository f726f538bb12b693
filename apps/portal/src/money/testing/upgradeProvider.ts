import { ApiError } from '@may/api';
import { isUpgraded, type Server, type ServerUpgrade } from '@may/domain';
import { serverFixture } from '@may/domain/fixtures';

/** The ways in which the provider answers a request that it may carry out: at once, a while later, or by a refusal. */
export const upgradeMoods = ['accept', 'accept', 'accept', 'later', 'refuse'] as const;

export type UpgradeMood = (typeof upgradeMoods)[number];

/** The sizes that a request sets; `owner` is the attempt that sent it, or `device` for another device of the customer. */
export type SizesRequest = { owner: string; sizes: Partial<Pick<Server, 'diskMb' | 'mariadbDiskMb' | 'planId'>> };

/** A charge of an upgrade. The provider does not know the attempt without its key; the storm does. */
type Charge = { owner: string; at: number };

const refusal = (serverMessage: string) => new ApiError({ status: 422, serverMessage });

/**
 * A provider with one server in memory. It does what a request says, even if that undoes another request, and notes it. With `isRich` it
 * understands keys.
 */
export const createUpgradeProvider = (isRich: boolean, now: () => number) => {
  let server: Server = serverFixture();
  /** The attempts that set the present sizes. */
  const setBy = new Map<string, string>();
  const had: Server[] = [server];
  const charges: Charge[] = [];
  const undone: string[] = [];
  const answers = new Map<string, { failure?: unknown }>();
  const queued: SizesRequest[] = [];

  const apply = ({ owner, sizes }: SizesRequest): void => {
    const changed = Object.entries(sizes).filter(([size, value]) => server[size as 'diskMb'] !== value);
    if (changed.length === 0) throw refusal('Nothing to change');
    for (const [size, value] of changed) {
      const setter = setBy.get(size);
      const shrinks = typeof value === 'number' && value < (server[size as 'diskMb'] ?? 0);
      // Another device may act between the reading and the request, which no provider without versions can tell.
      if (shrinks && setter !== undefined && setter !== owner && setter !== 'device')
        undone.push(`${size} of ${setter} by ${owner}`);
      if (shrinks) throw refusal('A disk cannot shrink');
      setBy.set(size, owner);
    }
    server = { ...server, ...sizes };
    had.push(server);
    charges.push({ owner, at: now() });
  };

  return {
    charges,
    undone,
    getServer: (): Server => server,
    chargesOf: (owner: string) => charges.filter((charge) => charge.owner === owner).length,
    /** True if the server has had this upgrade at any time. */
    hasHad: (upgrade: ServerUpgrade): boolean => had.some((one) => isUpgraded(one, upgrade)),
    isQueued: (owner: string): boolean => queued.some((request) => request.owner === owner),
    put: (request: SizesRequest, attemptKey: string | null, mood: UpgradeMood): void => {
      const known = isRich && attemptKey !== null ? answers.get(attemptKey) : undefined;
      if (known?.failure) throw known.failure;
      if (known) return;
      const answer: { failure?: unknown } = {};
      try {
        if (mood === 'refuse') throw refusal('Số dư không đủ');
        if (mood === 'later') queued.push(request);
        else apply(request);
      } catch (failure) {
        answer.failure = failure;
      }
      if (attemptKey !== null) answers.set(attemptKey, answer);
      if (answer.failure) throw answer.failure;
    },
    /** Carries out the requests that were accepted for later. */
    flush: (): void => {
      for (const request of queued.splice(0)) {
        try {
          apply(request);
        } catch {
          // The provider drops a request that fails after its answer.
        }
      }
    },
    /** Another device of the customer grows a disk or changes the plan. */
    changeElsewhere: (pick: number): void => {
      const ways = [
        { diskMb: (server.diskMb ?? 0) + 5_120 },
        { mariadbDiskMb: (server.mariadbDiskMb ?? 0) + 5_120 },
        { planId: String(1 + (pick % 3)) },
      ];
      const sizes = ways[pick % ways.length] as SizesRequest['sizes'];
      if (sizes.planId !== server.planId) apply({ owner: 'device', sizes });
    },
  };
};

export type UpgradeProvider = ReturnType<typeof createUpgradeProvider>;
