/** Creates a fixture function: overrides replace whole fields; undefined removes a field. */
export const fixtureOf =
  <Sent extends object>(sent: Sent) =>
  (overrides: Partial<Record<keyof Sent, unknown>> = {}): Record<string, unknown> => ({ ...sent, ...overrides });
