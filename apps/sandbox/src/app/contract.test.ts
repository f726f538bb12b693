import { createApi, isApiError, isDefinite, isNotOffered } from '@may/api';
import { compareRow, rowsOf } from '@may/api/contract';
import { answerOf, type EndpointName, endpointNames, endpoints, isRequestTo } from '@may/api/endpoints';
import { Permit } from '@may/api/permit';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoCustomers, demoPassword } from '../seed/demoCustomers.ts';
import { sandboxOfTests, tokenOf } from './testing/createTestSandbox.ts';

const permit = new Permit(() => true);

const isPublic = (name: EndpointName) => /^auth\.(signIn|register|confirmPhone|resendCode)$/.test(name);
const profiles = ['literal', 'rich'] as const;
const person = { name: 'Lê Thu Hà', email: 'ha@may.cloud', phone: '+84912345678', password: 'Matkhau!1' };
const bienXanh = { id: 'srv_demoBienXanh', name: 'wp-bien-xanh', attemptKey: 'key-1' } as const;
const topUp = { amount: { amount: 200_000, currency: 'VND' }, method: 'vietqr', attemptKey: 'key-1' } as const;

const sandbox = sandboxOfTests();
let token: string | null;
let expired: number;
let exchanges: { request: Request; answer: Record<string, unknown> }[];

const api = createApi({
  baseUrl: 'http://localhost:4173',
  fetch: async (input, init) => {
    const request = new Request(input, init);
    const response = await sandbox.fetch(request.clone());
    exchanges.push({ request, answer: await response.clone().json() });
    return response;
  },
  getToken: () => token,
  getLanguage: () => 'vi',
  onUnauthorized: () => {
    expired += 1;
  },
});

beforeEach(() => {
  token = null;
  expired = 0;
  exchanges = [];
});

const signIn = (email = 'demo@may.cloud') => {
  token = tokenOf(email);
};
const refusalOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isApiError(error)) throw new Error(`Expected a refusal, got ${String(error)}`);
  return error;
};
const readLever = async (path: string) => (await (await sandbox.call('GET', `/__sandbox/${path}`)).json()).result;
const phonesPage = async () => (await sandbox.call('GET', '/__sandbox/phones')).text();
const sentCode = async () => /<code>(\d{6})</.exec(await phonesPage())?.[1] ?? '';
/** The code of the newest payment, which the literal provider does not send. */
const newestCode = async (email = 'demo@may.cloud') => (await readLever(`ledger?email=${email}`)).payments[0].code;
const payAt = (checkoutUrl: string) => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return sandbox.call('POST', checkoutUrl, { body: 'action=pay', headers });
};

describe.each(profiles)('the %s provider', (profile) => {
  beforeEach(() => {
    sandbox.world.profile = profile;
  });

  const ask = (name: EndpointName) => endpoints[name].ask(api);
  const askSignedIn = async (name: EndpointName) => {
    signIn();
    return ask(name);
  };
  /** Calls that need more than a signed-in customer: each prepares the sandbox and calls. */
  const scenes: Partial<Record<EndpointName, (name: EndpointName) => Promise<unknown>>> = {
    'auth.register': ask,
    'auth.confirmPhone': async () => {
      await api.auth.register(person);
      return api.auth.confirmPhone({ phone: person.phone, otp: await sentCode() });
    },
    'auth.resendCode': async (name) => {
      await api.auth.register(person);
      sandbox.passTime(61_000);
      return ask(name);
    },
    'wallet.getTransaction': async () => {
      signIn();
      await payAt((await api.wallet.createCheckout(topUp, permit)).checkoutUrl);
      return api.wallet.getTransaction(await newestCode(), 'VND');
    },
    'cards.attachCard': async () => {
      signIn();
      return api.cards.attachCard('pm_demoMastercard', permit);
    },
    'cards.confirmCardCheckout': async () => {
      signIn();
      const { transactionCode } = await api.cards.createCardCheckout(topUp.amount, permit);
      return api.cards.confirmCardCheckout({ transactionCode, cardId: 'pm_demoVisa' }, permit);
    },
    'servers.getServer': async () => {
      signIn();
      return api.servers.getServer('srv_demoBienXanh');
    },
    'servers.updatePlan': async () => {
      signIn();
      return api.servers.updatePlan({ ...bienXanh, planId: '4' }, permit);
    },
    'servers.updateDisks': async () => {
      signIn();
      return api.servers.updateDisks({ ...bienXanh, containers: 1, diskMb: 40_960, mariadbDiskMb: 10_240 }, permit);
    },
    'servers.updateDomains': async () => {
      signIn();
      return api.servers.updateDomains({ ...bienXanh, domains: ['wp-bien-xanh.may.cloud'] }, permit);
    },
    'servers.getLogAddress': async () => {
      signIn();
      return api.servers.getLogAddress('srv_demoBienXanh');
    },
    'cards.createSquareCheckout': async () => {
      signIn();
      const card = { number: '4111111111111111', exp_month: 12, exp_year: 2030, cvc: '123' };
      const { token: sourceId } = await (
        await sandbox.call('POST', '/__sandbox/square/v1/tokenize', { json: { card } })
      ).json();
      const { amount } = topUp;
      return api.cards.createSquareCheckout({ locationId: 'LMAY', amount, sourceId, verificationToken: null }, permit);
    },
  };

  it('answers each call with the fields in the registry of endpoints', async () => {
    for (const name of endpointNames) {
      await sandbox.reset();
      sandbox.world.profile = profile;
      token = null;
      exchanges = [];
      const endpoint = endpoints[name];
      if (profile === 'literal' && endpoint.richOnly) {
        expect.soft(isNotOffered(await refusalOf(askSignedIn(name))), name).toBe(true);
        continue;
      }
      await (scenes[name] ?? askSignedIn)(name);
      const { answer } = exchanges.findLast(({ request }) => isRequestTo(endpoint, request)) ?? {};
      const [expected] = rowsOf(endpoint[profile]);
      const rows = rowsOf(endpoint.bare ? answer : answer?.result).map((row) => compareRow(row, expected));
      expect.soft(rows, name).not.toEqual([]);
      if (profile === 'literal') {
        for (const row of rows) expect.soft(row, name).toEqual({ missing: [], more: [] });
        if (!endpoint.bare)
          expect.soft(compareRow(answer, answerOf(endpoint, endpoint.literal)).more, name).toEqual([]);
      } else {
        // The rich provider omits empty fields of a row; at least one row has each field.
        expect
          .soft(
            rows.map(({ missing }) => missing),
            name,
          )
          .toContainEqual([]);
      }
    }
  });

  it('refuses with a definite error and a message for the customer, never as an expired session', async () => {
    signIn();
    const wrong = await refusalOf(api.auth.signIn({ email: 'demo@may.cloud', password: 'wrong' }));
    const tooLittle = { ...topUp, amount: { amount: 1, currency: 'VND' } } as const;
    const refused = await refusalOf(api.wallet.createCheckout(tooLittle, permit));
    expect(wrong.serverMessage).toBe('Email hoặc mật khẩu không đúng.');
    expect(refused.serverMessage).toMatch(/^Số tiền nạp phải từ /);
    expect([wrong, refused].map(isDefinite)).toEqual([true, true]);
    expect(expired).toBe(0);
  });

  it('answers an unknown token as an expired session, in each call that needs one', async () => {
    token = 'unknown-token-unknown-token-unknown';
    const closed = endpointNames.filter(
      (name) => !isPublic(name) && !(profile === 'literal' && endpoints[name].richOnly),
    );
    for (const name of closed) expect([name, (await refusalOf(ask(name))).status]).toEqual([name, 401]);
    expect(expired).toBe(closed.length);
  });

  it('shows the new balance after the payment at the bank', async () => {
    signIn('new@may.cloud');
    await payAt((await api.wallet.createCheckout(topUp, permit)).checkoutUrl);
    const { amount } = topUp;
    const paid = { status: 'succeeded', amount };
    expect(await api.wallet.getTransaction(await newestCode('new@may.cloud'), 'VND')).toMatchObject(paid);
    expect((await api.auth.getMe()).balance).toEqual(amount);
    expect((await api.wallet.listTransactions('VND')).items).toMatchObject([{ amount, endingBalance: amount }]);
  });

  it('hides a payment from other customers', async () => {
    signIn();
    await payAt((await api.wallet.createCheckout(topUp, permit)).checkoutUrl);
    const code = await newestCode();
    expect(await api.wallet.getTransaction(code, 'VND')).toMatchObject({ transactionCode: code });
    signIn('new@may.cloud');
    expect((await refusalOf(api.wallet.getTransaction(code, 'VND'))).status).toBe(404);
  });

  it('keeps the cents of an AUD wallet', async () => {
    signIn('aud@may.cloud');
    const { items, unreadable } = await api.wallet.listTransactions('AUD');
    expect(unreadable).toBe(0);
    expect(items.some(({ amount }) => amount?.currency === 'AUD' && amount.amount % 100 !== 0)).toBe(true);
  });

  it('shows empty lists to a new customer', async () => {
    signIn('new@may.cloud');
    expect(await api.wallet.listTransactions('VND')).toEqual({ items: [], unreadable: 0 });
    expect(await api.invoices.listInvoices('VND')).toEqual({ items: [], unreadable: 0 });
    expect(await api.domains.listDomains()).toEqual({ items: [], unreadable: 0 });
  });
});

describe('the provider as the real client sees it', () => {
  it('signs each demo customer in and returns their data', async () => {
    for (const { id, email, name, regionCode } of demoCustomers) {
      token = (await api.auth.signIn({ email, password: demoPassword })).accessToken;
      expect(await api.auth.getMe()).toMatchObject({ id, email, name, region: regionCode });
    }
  });

  it('registers, confirms the phone and signs in', async () => {
    await api.auth.register(person);
    expect((await refusalOf(api.auth.signIn(person))).status).toBe(403);
    const tooSoon = await refusalOf(api.auth.resendCode(person));
    expect([tooSoon.status, tooSoon.serverMessage]).toEqual([429, 'Mã vừa được gửi. Hãy thử lại sau 60 giây.']);
    sandbox.passTime(61_000);
    await api.auth.resendCode(person);
    await api.auth.confirmPhone({ phone: person.phone, otp: await sentCode() });
    token = (await api.auth.signIn(person)).accessToken;
    expect(await api.auth.getMe()).toMatchObject({ email: person.email, balance: { amount: 0, currency: 'VND' } });
    expect(await phonesPage()).not.toContain(person.phone);
  });

  it('opens a wallet in the currency of the phone, without a code under accountsNeedNoCode', async () => {
    await sandbox.arm('accountsNeedNoCode');
    await api.auth.register({ ...person, phone: '+61498765432' });
    token = (await api.auth.signIn(person)).accessToken;
    expect((await api.auth.getMe()).balance).toEqual({ amount: 0, currency: 'AUD' });
  });

  it('lists transactions and invoices without an unreadable row', async () => {
    signIn();
    const transactions = await api.wallet.listTransactions('VND');
    const invoices = await api.invoices.listInvoices('VND');
    expect(transactions).toMatchObject({ unreadable: 0 });
    expect(transactions.items).toHaveLength(60);
    expect(
      transactions.items.every(({ amount, createdAt, endingBalance }) => amount && createdAt && endingBalance),
    ).toBe(true);
    expect(transactions.items[0]?.endingBalance).toEqual((await api.auth.getMe()).balance);
    expect(invoices).toMatchObject({ unreadable: 0 });
    expect(invoices.items).toHaveLength(14);
    const statuses = invoices.items.map(({ status }) => status);
    expect(statuses.filter((status) => status === 'unpaid')).toHaveLength(1);
    expect(statuses.filter((status) => status === 'draft')).toHaveLength(1);
    expect(invoices.items.find(({ status }) => status === 'draft')).toMatchObject({ pdfUrl: null, hostedUrl: null });
  });

  it('bills in the customer’s currency, to the cent', async () => {
    signIn('aud@may.cloud');
    expect((await api.invoices.listInvoices('AUD')).items[0]?.amountDue).toEqual({ amount: 1895, currency: 'AUD' });
  });

  it('creates a payment for each method of a region, and one payment per key', async () => {
    signIn();
    for (const method of ['alepay', 'vietqr', 'atm', 'internationalCard', 'vnpay'] as const) {
      const input = { ...topUp, method, attemptKey: `key-${method}` };
      const first = await api.wallet.createCheckout(input, permit);
      expect(await api.wallet.createCheckout(input, permit)).toEqual(first);
      const detail = await api.wallet.getTransaction(first.transactionCode ?? '', 'VND');
      expect(detail).toMatchObject({ status: 'pending', amount: topUp.amount });
    }
    signIn('aud@may.cloud');
    const amount = { amount: 1250, currency: 'AUD' } as const;
    const card = await api.wallet.createCheckout({ amount, method: 'creditCard', attemptKey: 'key-card' }, permit);
    expect((await api.wallet.getTransaction(card.transactionCode ?? '', 'AUD')).amount).toEqual(amount);
  });

  it('names the payment of a credit in the log', async () => {
    signIn('new@may.cloud');
    const { checkoutUrl, transactionCode } = await api.wallet.createCheckout(topUp, permit);
    await payAt(checkoutUrl);
    expect(transactionCode).not.toBeNull();
    expect((await api.wallet.listTransactions('VND')).items).toMatchObject([{ transactionCode }]);
  });

  it('lists the same readable domains and records in both profiles', async () => {
    signIn();
    const { items, unreadable } = await api.domains.listDomains();
    expect(unreadable).toBe(0);
    expect(items.map(({ name, active }) => [name, active])).toEqual([
      ['bienxanh.vn', true],
      [expect.stringMatching(/^xn--/), false],
    ]);
    const [zone] = items;
    if (!zone) throw new Error('There is a domain.');
    const rich = await api.domains.listRecords(zone);
    sandbox.world.profile = 'literal';
    const literal = await api.domains.listRecords(zone);
    expect([rich.unreadable, literal.unreadable, rich.items.length]).toEqual([0, 0, 26]);
    expect(literal.items).toEqual(rich.items.map((record) => ({ ...record, ttl: null, proxied: null })));
    sandbox.world.profile = 'rich';
  });

  it('finds places by their names, with or without accents', async () => {
    for (const [text, names] of [
      ['da nang', ['Đà Nẵng']],
      ['HÀ NỘI', ['Hà Nội']],
      ['atlantis', []],
    ] as const) {
      signIn();
      expect
        .soft(
          (await api.locations.search(text)).items.map(({ name }) => name),
          text,
        )
        .toEqual(names);
    }
  });

  it('refuses a search for places when the token has the Bearer prefix', async () => {
    signIn();
    const answer = await sandbox.call('GET', '/api/locations/search?search=hue', { token: token ?? '' });
    expect(answer.status).toBe(401);
  });
});
