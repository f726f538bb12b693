import { describe, expect, it } from 'vitest';
import { createOrderingCustomer } from '../app/testing/createOrderingCustomer.ts';
import { sandboxOfTests } from '../app/testing/createTestSandbox.ts';
import { ipv4Of } from './serverNames.ts';

const server = { id: 'srv_demoNuiVang', name: 'wp-nui-vang' };
const primary = 'wp-nui-vang.may.cloud';
const record = { id: 'dom_1', type: 'CNAME', content: primary, ttl: 3_600, proxied: false };

describe.each(['literal', 'rich'] as const)('the domains of a server at the %s provider', (profile) => {
  const sandbox = sandboxOfTests({ profile });
  const customer = createOrderingCustomer(sandbox, 'demo@may.cloud');

  const isRich = profile === 'rich';
  const setDomains = async (domains: unknown, { id, name } = server) => {
    const response = await customer.ask('PUT', `/api/wp/${id}/domain`, { id, name, domains });
    return [response.status, await response.json()];
  };
  const domainsOf = async (id = server.id) => (await customer.server(id)).domains;
  const addRecord = async (changes: object) => {
    const json = { ...record, ...changes };
    expect((await customer.ask('POST', `/api/dns/${json.id}/records`, json)).ok).toBe(true);
  };
  const success = [200, { statusCode: 200, message: 'success' }];
  const refusal = (statusCode: number, code: string, message: string) => [
    isRich ? statusCode : 200,
    { statusCode, message, ...(isRich && { code }) },
  ];
  const unverified = refusal(422, 'domainNotVerified', 'Domain is not verified !');

  it('take a name that a CNAME record leads to the primary domain, once it does', async () => {
    expect(await setDomains([primary, 'cua-hang.bienxanh.vn'])).toEqual(unverified);
    expect(await domainsOf()).toEqual([primary]);
    await addRecord({ name: 'cua-hang' });
    expect(await setDomains([primary, ' CUA-HANG.bienxanh.vn. ', 'cua-hang.bienxanh.vn'])).toEqual(success);
    expect(await domainsOf()).toEqual([primary, 'cua-hang.bienxanh.vn']);
  });

  it('take a name that an A record leads to the server’s address, which the rich provider alone sends', async () => {
    await addRecord({ name: 'web', type: 'A', content: ipv4Of(server.id) });
    expect(await setDomains(['web.bienxanh.vn', primary])).toEqual(success);
    expect((await customer.server(server.id)).ipv4).toBe(isRich ? ipv4Of(server.id) : null);
  });

  it('refuse a name that leads to another server, as a text, or through a proxy', async () => {
    for (const [name, changes] of [
      ['another server’s domain', { content: 'wp-bien-xanh.may.cloud' }],
      ['the server’s domain as a text', { type: 'TXT' }],
      ['the server’s domain through a proxy', { proxied: true }],
    ] as const) {
      await sandbox.reset();
      await addRecord({ name: 'cua-hang', ...changes });
      expect.soft(await setDomains([primary, 'cua-hang.bienxanh.vn']), name).toEqual(unverified);
    }
  });

  it('refuse a name in a zone that is not active, and take it once the nameservers point to the provider', async () => {
    const [, zone] = (await customer.read('/api/dns')).data;
    await addRecord({ id: zone.id, name: 'www' });
    expect(await setDomains([primary, `www.${zone.name}`])).toEqual(unverified);
    await sandbox.arm('nameserversPoint');
    await customer.ask('GET', `/api/dns/check?domain=${zone.name}`);
    expect(await setDomains([primary, `www.${zone.name}`])).toEqual(success);
  });

  it('refuse a name in another customer’s zone', async () => {
    const other = createOrderingCustomer(sandbox, 'aud@may.cloud');
    await other.ask('POST', '/api/dns/dom_3/records', { ...record, id: 'dom_3', name: 'cua-hang' });
    expect(await setDomains([primary, 'cua-hang.harbourstudio.com.au'])).toEqual(unverified);
  });

  it('take no name of two if one does not lead to the server, and any name under customDomainsVerify', async () => {
    await addRecord({ name: 'cua-hang' });
    const both = [primary, 'cua-hang.bienxanh.vn', 'example.vn'];
    expect(await setDomains(both)).toEqual(unverified);
    expect(await domainsOf()).toEqual([primary]);
    await sandbox.arm('customDomainsVerify');
    expect(await setDomains(both)).toEqual(success);
    expect(await domainsOf()).toEqual(both);
  });

  it('keep a name whose record is gone, and lose one that the list leaves out', async () => {
    const shop = 'shop.bienxanh.vn';
    const bienXanh = { id: 'srv_demoBienXanh', name: 'wp-bien-xanh' };
    const own = ['wp-bien-xanh.may.cloud', shop];
    expect(await domainsOf(bienXanh.id)).toEqual(own);
    for (const domains of [own.slice(0, 1), own]) expect(await setDomains(domains, bienXanh)).toEqual(success);
    await customer.ask('DELETE', '/api/dns/dom_1');
    expect(await setDomains(own, bienXanh)).toEqual(success);
    expect(await setDomains(own.slice(0, 1), bienXanh)).toEqual(success);
    expect(await domainsOf(bienXanh.id)).toEqual(own.slice(0, 1));
    expect(await setDomains(own, bienXanh)).toEqual(unverified);
  });

  it('refuse a list that may not be stored', async () => {
    for (const [name, domains, statusCode, code] of [
      ['without the primary domain', [], 422, 'primaryDomainMissing'],
      ['with a number', [primary, 7], 400, 'invalidInput'],
      ['with a wildcard', [primary, '*.a.vn'], 400, 'domainInvalid'],
      ['of 21 names', [primary, ...Array.from({ length: 20 }, (_, n) => `a${n}.vn`)], 400, 'tooManyDomains'],
      ['with the primary domain of another server', [primary, 'wp-dao-sang.may.cloud'], 422, 'domainOnOtherServer'],
    ] as const) {
      await sandbox.arm('customDomainsVerify');
      expect.soft(await setDomains(domains), name).toEqual(refusal(statusCode, code, expect.stringMatching(/ /)));
      expect.soft(await domainsOf(), name).toEqual([primary]);
    }
  });

  it('are refused for another customer’s server, under another id, and while the server is set up', async () => {
    const other = createOrderingCustomer(sandbox, 'aud@may.cloud');
    const json = { ...server, domains: [primary] };
    expect((await other.ask('PUT', `/api/wp/${server.id}/domain`, json)).status).toBe(404);
    const wrong = await customer.ask('PUT', '/api/wp/srv_demoBienXanh/domain', json);
    expect((await wrong.json()).message).toBe('The request is not valid: id.');
    const id = await customer.order();
    const { name } = await customer.server(id);
    expect(await setDomains([`${name}.may.cloud`], { id, name })).toMatchObject([
      isRich ? 422 : 200,
      { message: expect.stringMatching(/^A server that is being set up/) },
    ]);
    await sandbox.world.orders.settle();
    expect(await setDomains([`${name}.may.cloud`], { id, name })).toEqual(success);
  });
});
