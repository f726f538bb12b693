/** The tabs of a server's page, in their order (spec §2, /wordpress/{id}); the first one has no name in the address. */
export const serverTabs = ['general', 'logs', 'disk', 'mariadb', 'plan', 'domains'] as const;

export type ServerTab = (typeof serverTabs)[number];
