/** Asks before a link leads away from a domain of which `count` changes are staged; the pages of the domain itself are free to go to. */
export const StagedGuard = (_: { domainId: string; count: number }) => null;
