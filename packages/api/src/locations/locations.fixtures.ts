const location = { id: 'loc_hanoi', name: 'Hà Nội' };

/** One place as the provider sends it; overrides replace whole fields. */
export const locationFixture = (
  overrides: Partial<Record<keyof typeof location, unknown>> = {},
): Record<string, unknown> => ({ ...location, ...overrides });
