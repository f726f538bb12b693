/** The parts of a server that can be upgraded. */
export const upgradeParts = ['disk', 'mariadb', 'plan'] as const;

export type UpgradePart = (typeof upgradeParts)[number];
