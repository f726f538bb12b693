/** Makes a fixture of one object the provider sends: overrides replace whole fields, with undefined taking them away. */
export const fixtureOf =
  <Sent extends object>(sent: Sent) =>
  (overrides: Partial<Record<keyof Sent, unknown>> = {}): Record<string, unknown> => ({ ...sent, ...overrides });
