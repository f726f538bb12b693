import { type EndpointName, endpointNames, endpoints } from '../../packages/api/src/endpoints.ts';
import { createApi } from '../../packages/api/src/index.ts';
import { currencyOfRegion } from '../../packages/domain/src/region.ts';
import { checkCors, checkToken } from './checkOrigin.ts';
import { judge, type Line, lineOf } from './judge.ts';

export type CheckOptions = {
  origin: string;
  email: string;
  password: string;
  /** The origin that the portal will have; null leaves CORS out. */
  portalOrigin: string | null;
  fetch: typeof globalThis.fetch;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * The contract of the register of calls with a provider: the portal's client signs in, asks each call that reads, and each answer is judged. The
 * sign-in is the only write that is sent.
 */
export const checkProvider = async (options: CheckOptions): Promise<readonly Line[]> => {
  const { origin, email, password, portalOrigin, fetch } = options;
  const lines: Line[] = [];
  const asked = new Set<EndpointName>();
  let token: string | null = null;
  let body: unknown;
  let hidden = 0;
  const api = createApi({
    baseUrl: origin,
    getToken: () => token,
    getLanguage: () => 'en',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (portalOrigin) request.headers.set('origin', portalOrigin);
      const answer = await fetch(request);
      const allowed = answer.headers.get('access-control-allow-origin');
      if (portalOrigin && allowed !== '*' && allowed !== portalOrigin) hidden += 1;
      // The whole text, because a copy of an unread answer would wait for its twin.
      const text = await answer.text();
      body = parse(text);
      const { status, headers } = answer;
      return new Response(status === 204 ? null : text, { status, headers });
    },
  });
  const ask = async <Value>(name: EndpointName, call: () => Promise<Value>): Promise<Value | undefined> => {
    asked.add(name);
    body = undefined;
    const outcome = await call().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    lines.push(await judge(name, { body, ...outcome }));
    return 'value' in outcome ? outcome.value : undefined;
  };
  /** Asks for one of the customer's things, if there is one. */
  const askFor = async <Thing>(
    name: EndpointName,
    thing: Thing | undefined,
    call: (thing: Thing) => Promise<unknown>,
  ) => {
    asked.add(name);
    if (thing !== undefined) await ask(name, () => call(thing));
    else lines.push({ ...lineOf(name), answered: 'the account has nothing to ask for', verdict: 'not judged' });
  };

  token = (await ask('auth.signIn', () => api.auth.signIn({ email, password })))?.accessToken ?? null;
  if (token === null) return lines;
  const me = await ask('auth.getMe', () => api.auth.getMe());
  const currency = me ? currencyOfRegion(me.region) : 'VND';
  const transactions = await ask('wallet.listTransactions', () => api.wallet.listTransactions(currency));
  const code = transactions?.items.find(({ transactionCode }) => transactionCode)?.transactionCode ?? undefined;
  await askFor('wallet.getTransaction', code, (code) => api.wallet.getTransaction(code, currency));
  await ask('invoices.listInvoices', () => api.invoices.listInvoices(currency));
  const server = (await ask('servers.listServers', () => api.servers.listServers()))?.items[0]?.id;
  await askFor('servers.getServer', server, (id) => api.servers.getServer(id));
  await askFor('servers.getLogAddress', server, (id) => api.servers.getLogAddress(id));
  const domains = (await ask('domains.listDomains', () => api.domains.listDomains()))?.items ?? [];
  // Asking for a domain that is not active may activate it.
  const active = domains.find((domain) => domain.active);
  await askFor('domains.checkDomain', active, ({ name }) => api.domains.checkDomain(name));
  const domain = active ?? domains[0];
  await askFor('domains.getDomain', domain, ({ id }) => api.domains.getDomain(id));
  await askFor('domains.listRecords', domain, (zone) => api.domains.listRecords(zone));
  for (const name of endpointNames) {
    if (endpoints[name].method === 'GET' && !asked.has(name)) await ask(name, () => endpoints[name].ask(api));
  }
  lines.push(await checkToken(fetch, origin));
  if (portalOrigin) {
    lines.push(await checkCors(fetch, origin, portalOrigin));
    const answered = hidden === 0 ? 'allowed' : `${hidden} answers do not allow it: a browser hides them`;
    const needs = `every answer allows ${portalOrigin}`;
    lines.push({ call: 'all answers (CORS)', needs, answered, verdict: hidden === 0 ? 'fits' : 'does not fit' });
  }
  return lines;
};
