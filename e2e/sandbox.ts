/** A row of the sandbox's ledger, amounts in minor units, newest first. */
export type LedgerRow = {
  amount: number;
  description: string;
  paymentId: string | null;
  attemptKey: string | null;
  endingBalance: number;
};

export type Ledger = {
  balance: number;
  rows: LedgerRow[];
  payments: { code: string; amount: number; status: string; attemptKey: string | null }[];
};

export type Fault = {
  match?: { method?: string; path?: string; event?: string; nth?: number };
  fault: { kind: string; [detail: string]: unknown };
  times?: number | 'always';
};

export type ArmedFault = Fault & {
  id: number;
  /** The number of requests or events that it matched, and how many of them failed. */
  seen: number;
  struck: number;
};

/** A payment intent of the card provider. */
export type CardIntent = {
  status: string;
  clientSecret: string;
};

/** A record of a zone in the provider's store. */
export type StoredRecord = {
  id: string;
  name: string;
  type: string;
  values: string[];
  ttl: number;
};

/** The answers of the provider: exactly the specified ones, or those of a good provider. */
export type Profile = 'literal' | 'rich';

/** The controls of the sandbox. */
export type Sandbox = {
  reset(): Promise<void>;
  /** Sets the profile until the next reset. */
  play(profile: Profile): Promise<void>;
  ledger(email?: string): Promise<Ledger>;
  addFault(fault: Fault): Promise<ArmedFault>;
  faults(): Promise<ArmedFault[]>;
  clearFaults(): Promise<void>;
  /** Arms a scenario by name; `none` disarms. */
  arm(scenario: string): Promise<void>;
  /** Moves the provider's clock forward and makes every charge on the way. */
  advance(stretch: { hours?: number; months?: number }): Promise<void>;
  publish(event: string, data?: Record<string, unknown>, email?: string): Promise<void>;
  /** The events since the last reset, with the number of connections that received each. */
  published(): Promise<{ event: string; deliveries: number }[]>;
  /** The card payments of a customer at the card provider. */
  intents(email?: string): Promise<{ succeeded: number; intents: CardIntent[] }>;
  /** The records of a domain in the provider's store. */
  zone(domain: string, email?: string): Promise<StoredRecord[]>;
  /** The open sockets of servers' logs. */
  logSockets(): Promise<unknown[]>;
  /** Ends every connection to a log without a goodbye. */
  cutLogs(): Promise<void>;
  policyReports(): Promise<unknown[]>;
};

const demo = 'demo@may.cloud';

export const sandboxAt = (origin: string): Sandbox => {
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${origin}/__sandbox/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`The sandbox refused ${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()).result;
  };
  return {
    reset: () => call('POST', 'reset', {}),
    play: (profile) => call('POST', 'profile', { profile }),
    ledger: (email = demo) => call('GET', `ledger?email=${encodeURIComponent(email)}`),
    addFault: (fault) => call('POST', 'faults', fault),
    faults: () => call('GET', 'faults'),
    clearFaults: () => call('DELETE', 'faults'),
    arm: (name) => call('POST', 'scenarios', { name }),
    advance: (stretch) => call('POST', 'clock', { advance: stretch }),
    publish: (event, data = {}, email = demo) => call('POST', 'events', { event, data, email }),
    published: () => call('GET', 'events'),
    intents: (email = demo) => call('GET', `intents?email=${encodeURIComponent(email)}`),
    zone: async (domain, email = demo) => {
      const { domains } = await call('GET', `dns?email=${encodeURIComponent(email)}`);
      return domains.find(({ name }: { name: string }) => name === domain)?.records ?? [];
    },
    logSockets: async () => (await call('GET', 'logs')).sockets,
    cutLogs: () => call('POST', 'logs/cut'),
    policyReports: () => call('GET', 'csp-reports'),
  };
};
