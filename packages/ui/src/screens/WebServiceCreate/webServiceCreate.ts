/** A company that holds repositories. */
export type RepositoryHost = 'github' | 'gitlab';

/** Names of the hosts as the specification writes them. */
export const hostNames: Record<RepositoryHost, string> = { github: 'Github', gitlab: 'Gitlab' };

/** A repository that a web service can be built from. */
export type Repository = {
  /** Owner and name, which identify it. */
  name: string;
  host: RepositoryHost;
  branch: string;
  /** ISO 8601. */
  updatedAt: string;
};

/** The repositories of the preview. */
export const sampleRepositories: readonly Repository[] = [
  { name: 'cua-hang-hoa/website', host: 'github', branch: 'main', updatedAt: '2026-11-20T09:05:00.000Z' },
  { name: 'cua-hang-hoa/api-dat-hang', host: 'gitlab', branch: 'develop', updatedAt: '2026-11-19T14:31:00.000Z' },
];
