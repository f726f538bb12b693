const me = { id: 'usr_demo', email: 'demo@may.cloud', name: 'Demo Customer', balance: 1_250_000, region_code: 'VN' };

/** The current customer as the provider sends it; overrides replace whole fields. */
export const meFixture = (overrides: Partial<Record<keyof typeof me, unknown>> = {}): Record<string, unknown> => ({
  ...me,
  ...overrides,
});

/** The login call's result as the provider sends it. */
export const signInFixture = (accessToken = 'token-demo') => ({ token: { accessToken } });

/** The card secret call's result as the provider sends it. */
export const cardSecretFixture = (clientSecret = 'seti_demo_secret_demo') => ({ client_secret: clientSecret });
