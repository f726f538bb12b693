/** Zones that are read at the same time: the provider answers each from a list of its own. */
const atOnce = 4;

type ReadZonesProps<Zone> = {
  zones: readonly Zone[];
  read: (zone: Zone) => Promise<unknown>;
  onRead: (zone: Zone) => void;
  onFailure: (zone: Zone) => void;
  signal: AbortSignal;
};

/** Reads zones in their order, a few at a time, and reports each. Once the signal ends it, it begins and reports no more. */
export const readZones = async <Zone>({
  zones,
  read,
  onRead,
  onFailure,
  signal,
}: ReadZonesProps<Zone>): Promise<void> => {
  const left = zones.values();
  const work = async () => {
    for (const zone of left) {
      if (signal.aborted) return;
      const report = await read(zone).then(
        () => onRead,
        () => onFailure,
      );
      if (!signal.aborted) report(zone);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
};
