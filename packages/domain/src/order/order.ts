/** The smallest and largest custom disk, in whole GB (spec §5, §9: 10240 to 200000 MB). */
export const diskLimits = { minimum: 10, maximum: 195 } as const;

/** The disks offered, in GB (spec §9). */
export const diskPresets = [10, 20, 40] as const;

/** The fewest and most containers of one server (spec §9). */
export const containerLimits = { minimum: 1, maximum: 50 } as const;

/** Megabytes in a gigabyte of disk (spec §9); a gigabyte of memory has 1000. */
export const mbPerGb = 1024;

/** An order of a server. Disks in MB; with an empty user name the provider chooses one. */
export type ServerOrder = {
  regionId: string;
  planId: string;
  diskMb: number;
  mariadbDiskMb: number;
  user: string;
  password: string;
  containers: number;
};

/** The parts of the password rule (spec §5); a password must meet all of them. */
export const passwordRules = ['length', 'digit', 'nonLetter', 'symbol'] as const;

export type PasswordRule = (typeof passwordRules)[number];

const patterns: Record<PasswordRule, RegExp> = {
  length: /^[\s\S]{8,}$/,
  digit: /\d/,
  nonLetter: /[^\p{L}]/u,
  symbol: /[!@#$%^&*]/,
};

/** The parts of the rule that a password breaks, in their order; none for a valid one. */
export const brokenPasswordRules = (password: string): PasswordRule[] =>
  passwordRules.filter((rule) => !patterns[rule].test(password));

/** The least SSD, in MB, of the regions that have their own limit, by id (spec §5). */
const leastDiskByRegion: Readonly<Record<string, number>> = { '4': 10_240, '5': 20_480 };

/** The least SSD in MB of a region: the general minimum, unless the region needs more. */
export const leastDiskOf = (regionId: string | null): number =>
  Math.max(diskLimits.minimum * mbPerGb, (regionId !== null ? leastDiskByRegion[regionId] : undefined) ?? 0);

/** The choices with the smallest allowed disk in place of each disk that was not chosen: the form shows it, the order charges it. */
export const withLeastDisks = <
  Choices extends { regionId: string | null; diskMb: number | null; mariadbDiskMb: number | null },
>(
  choices: Choices,
) => ({
  ...choices,
  diskMb: choices.diskMb ?? leastDiskOf(choices.regionId),
  mariadbDiskMb: choices.mariadbDiskMb ?? leastDiskOf(null),
});

/** The faults of an order, in the order of the form. */
const orderGaps = ['region', 'plan', 'disk', 'regionDisk', 'mariadbDisk', 'password', 'containers'] as const;

/** A fault of an order; `regionDisk` is a disk that is too small for its region. */
export type OrderGap = (typeof orderGaps)[number];

const isDisk = (mb: number): boolean =>
  Number.isSafeInteger(mb) && mb >= diskLimits.minimum * mbPerGb && mb <= diskLimits.maximum * mbPerGb;

/** The faults of an order (spec §5), in the order of the form; `null`, or a disk of 0, is an empty field. The user name may be empty. */
export const gapsOf = (order: {
  regionId: string | null;
  planId: string | null;
  diskMb: number;
  mariadbDiskMb: number;
  password: string;
  containers: number | null;
}): OrderGap[] => {
  const { regionId, planId, diskMb, mariadbDiskMb, password, containers } = order;
  const hasDisk = isDisk(diskMb);
  const lacks: Record<OrderGap, boolean> = {
    region: regionId === null,
    plan: planId === null,
    disk: !hasDisk,
    regionDisk: hasDisk && diskMb < leastDiskOf(regionId),
    mariadbDisk: !isDisk(mariadbDiskMb),
    password: brokenPasswordRules(password).length > 0,
    containers:
      containers === null ||
      !Number.isSafeInteger(containers) ||
      containers < containerLimits.minimum ||
      containers > containerLimits.maximum,
  };
  return orderGaps.filter((gap) => lacks[gap]);
};
