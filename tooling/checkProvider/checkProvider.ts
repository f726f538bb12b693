import type { Settings } from '../../apps/portal/src/settings/settings.ts';
import { createLedger } from '../../packages/api/src/assumptions/index.ts';
import { type Api, createApi, type Me } from '../../packages/api/src/index.ts';
import {
  currencyOfRegion,
  type DnsDomain,
  type LinkedCard,
  type Server,
  type Transaction,
} from '../../packages/domain/src/index.ts';
import { type Asked, askBy, failureOf } from './asking.ts';
import { checkCors } from './checkCors.ts';
import { callOf, checkRead, lineWithout, listOf } from './checkRead.ts';
import { checkLog, checkPush, type OpenSocket } from './checkSockets.ts';
import { checkToken } from './checkToken.ts';
import { createRecorder } from './createRecorder.ts';
import { valueAt } from './paths.ts';
import { judge, type Line, lineOf, type Report } from './report.ts';
import { type Known, type ReadName, reads, roles, type WriteName } from './roles.ts';
import { clockLine, itemsOf, withBalance, withNameservers, withRegion } from './wholeAnswers.ts';
import { type WriteContext, writes } from './writes.ts';

export type CheckOptions = {
  origin: string;
  email: string;
  password: string;
  /** The origin that the portal will have; null leaves CORS out. */
  portalOrigin: string | null;
  /** Those of the portal's server, from the same variables. */
  settings: Settings;
  writes: readonly WriteName[];
  /** The domain of the write `dns`. */
  domain: string | null;
  /** The code of a payment of the customer, for a provider whose log names none. */
  transaction: string | null;
  fetch: typeof globalThis.fetch;
  openSocket: OpenSocket;
  now: () => number;
  timeoutMs: number;
  /** Receives the consequence of each write before it is sent. */
  announce: (sentence: string) => void;
};

/** The report, and the e-mail and the token, which no output may contain. */
export type Checked = { report: Report; secrets: readonly string[] };

/** Servers whose log is asked for: the log of a new one may not be ready. */
const mostLogs = 3;

/** Characters of the shortest token that is hidden: a shorter one may be a part of the report's own words. */
const shortestToken = 8;

/** The line of a sign-in that worked. */
const lineOfToken = (call: string, token: string | null): Line => {
  if (token === null || token.length >= shortestToken) return lineOf(call, 'as specified');
  const details = [`the token is shorter than ${shortestToken} characters: it can be guessed`];
  return lineOf(call, 'differs', { weight: 'gap', details });
};

const signIn = async (api: Api, recorder: ReturnType<typeof createRecorder>, { email, password }: CheckOptions) => {
  const asked = await askBy(recorder, () => api.auth.signIn({ email, password }));
  const failure = failureOf(asked);
  const given = valueAt(asked.value, 'accessToken');
  const token = typeof given === 'string' ? given : null;
  const call = callOf('auth.signIn');
  if (!failure) return { asked, token, line: lineOfToken(call, token) };
  const isRefused = failure.isRefused && !/\b5\d\d\b/.test(failure.details[0] ?? '');
  const details = isRefused
    ? [...failure.details, 'the e-mail or the password may be wrong: nothing else was asked']
    : [...failure.details, 'nothing else was asked'];
  const weight = isRefused || failure.status === 'not reached' ? 'unknown' : 'broken';
  return { asked, token: null, line: lineOf(call, failure.status, { weight, details }) };
};

const neverLine = (tried: readonly WriteName[]): Line => {
  const entries = Object.entries(roles);
  const left = entries.filter(
    ([name, role]) => 'write' in role && !tried.includes(role.write) && name !== 'auth.signIn',
  ).length;
  const never = entries.filter(([name, role]) => 'never' in role && name !== 'auth.signIn').length;
  return lineOf('calls that write', 'not asked', {
    details: [
      `${left} are tried with --write (docs/deploy.md), ${never} never, because they charge, change a server or send a message`,
    ],
  });
};

/** Asks a provider and judges its answers as the portal reads them. Without `writes` it sends no write but the sign-in. */
export const checkProvider = async (options: CheckOptions): Promise<Checked> => {
  const { origin, settings, openSocket } = options;
  const portalOrigin = options.portalOrigin === origin ? null : options.portalOrigin;
  const ledger = createLedger();
  const { fetch, timeoutMs } = options;
  const recorder = createRecorder({ origin, portalOrigin, fetch, timeoutMs, hear: ledger.note });
  let token: string | null = null;
  const api = createApi({ baseUrl: origin, fetch: recorder.fetch, getToken: () => token, getLanguage: () => 'en' });

  const signedIn = await signIn(api, recorder, options);
  token = signedIn.token;
  const secrets = [options.email, ...(token === null || token.length < shortestToken ? [] : [token])];
  const lines: Line[] = [signedIn.line];
  const end = () => ({ report: { ...judge(origin, lines), assumptions: ledger.entries() }, secrets });
  if (token === null) return end();

  const known: Known = { currency: 'VND', server: '', domain: { id: '', name: '' }, code: options.transaction ?? '' };
  const check = { recorder, api, settings };
  const answers = new Map<ReadName, Asked>();
  const ask = async (name: ReadName): Promise<{ line: Line; asked: Asked }> => {
    const checked = await checkRead(name, known, check);
    answers.set(name, checked.asked);
    return checked;
  };
  const answerTo = (name: ReadName): Asked => answers.get(name) ?? { seen: null };

  const customer = await ask('auth.getMe');
  const me = customer.asked.value as Me | undefined;
  if (me) known.currency = currencyOfRegion(me.region);
  lines.push(withRegion(customer.line, customer.asked));

  for (const name of Object.keys(reads) as ReadName[]) {
    if (name === 'auth.getMe' || name === 'servers.getLogAddress') continue;
    if (name === 'wallet.getTransaction' && known.code === '') {
      known.code =
        itemsOf<Transaction>(answerTo('wallet.listTransactions')).find((row) => row.transactionCode)?.transactionCode ??
        '';
    }
    if (name === 'servers.getServer') known.server = itemsOf<Server>(answerTo('servers.listServers'))[0]?.id ?? '';
    const domains = itemsOf<DnsDomain>(answerTo('domains.listDomains'));
    if (name === 'domains.getDomain') known.domain = domains.find(({ active }) => active) ?? domains[0] ?? known.domain;
    const { needs } = reads[name];
    const has = needs === undefined || (needs === 'domain' ? known.domain.id : known[needs]) !== '';
    // Asking for a domain that is not active may activate it.
    const mayChange =
      name === 'domains.checkDomain' && !domains.some(({ active, id }) => active && id === known.domain.id);
    if (!has) lines.push(lineWithout(name, needs, answerTo(listOf[needs])));
    else if (mayChange)
      lines.push(
        lineOf(callOf(name), 'not judged', {
          details: ['no domain is active, and asking for another may activate it'],
        }),
      );
    else {
      const { line, asked } = await ask(name);
      if (name === 'wallet.listTransactions') lines.push(withBalance(line, asked, me));
      else lines.push(name === 'domains.listDomains' ? await withNameservers(line, asked, settings) : line);
    }
  }

  const servers = itemsOf<Server>(answerTo('servers.listServers'));
  let log = lineWithout('servers.getLogAddress', 'server', answerTo(listOf.server));
  for (const { id } of servers.slice(0, mostLogs)) {
    known.server = id;
    const checked = await ask('servers.getLogAddress');
    log = checked.line;
    if (log.status !== 'not judged') break;
  }
  lines.push(log);
  const { value: address } = answerTo('servers.getLogAddress');
  if (typeof address === 'string') lines.push(await checkLog({ address, portalOrigin, settings, open: openSocket }));
  lines.push(await checkPush(settings, portalOrigin, openSocket));
  lines.push(await checkToken(recorder, origin));

  for (const name of options.writes) {
    if (!me) break;
    options.announce(`--write=${name}: ${writes[name].leaves}`);
    const cards = itemsOf<LinkedCard>(answerTo('cards.listCards'));
    const context: WriteContext = { recorder, api, settings, me, cards, domain: options.domain };
    lines.push(...(await writes[name].run(context)));
  }
  lines.push(await checkCors({ recorder, origin, portalOrigin: options.portalOrigin, settings }));
  lines.push(clockLine(signedIn.asked, options.now()), neverLine(options.writes));
  return end();
};
