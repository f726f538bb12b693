import { createDomainInputSchema } from '@may/api/schemas';
import { Hono } from 'hono';
import * as v from 'valibot';
import { answer } from '../http/answers.ts';
import { parseInput, readJson } from '../http/readInput.ts';
import { Refusal } from '../http/refusal.ts';
import type { Provider } from '../session/provider.ts';
import { requireUser, type SignedIn } from '../session/requireUser.ts';
import {
  activateDomain,
  addDomain,
  deleteDomain,
  findDomain,
  findDomainByName,
  listDomains,
  nameservers,
} from './domains.ts';
import { domainOnWire } from './domainsOnWire.ts';
import { parseDomainName } from './parseDomainName.ts';

const checkSchema = v.object({ domain: v.string() });

/** The nameservers of a new domain. */
const registrar = ['ns1.pavietnam.vn', 'ns2.pavietnam.vn'];

/** Domains and the check of their nameservers (spec §7). A check passes only under the scenario `nameserversPoint`. */
export const createDomainRoutes = (provider: Provider & { dns: { isPointing: boolean } }) => {
  const { store, clock, dns } = provider;

  return new Hono<SignedIn>()
    .get('/', requireUser(provider), async (c) => {
      const domains = await listDomains(store.db, c.get('user').id);
      return answer(c, { data: domains.map(domainOnWire) });
    })
    .post('/', requireUser(provider), async (c) => {
      const name = parseDomainName((await readJson(c, createDomainInputSchema)).name);
      const userId = c.get('user').id;
      const added = await addDomain(store.db, { name, userId, observed: registrar, createdAt: clock() });
      if (!added) throw new Refusal(422, 'domainExists');
      return provider.profile === 'rich' ? answer(c, domainOnWire(added), 201) : answer(c);
    })
    .get('/check', requireUser(provider), async (c) => {
      const domain = await findDomainByName(store.db, parseDomainName(parseInput(checkSchema, c.req.query()).domain));
      if (domain?.userId !== c.get('user').id) throw new Refusal(404, 'domainNotFound');
      const isValid = domain.active || dns.isPointing;
      if (isValid && !domain.active) await activateDomain(store.db, domain.id);
      const observed = isValid ? nameservers : domain.observed;
      return answer(c, { isValid, ...(provider.profile === 'rich' && { observed }) });
    })
    .get('/:id', requireUser(provider), async (c) => {
      const domain = await findDomain(store.db, c.get('user').id, c.req.param('id'));
      if (!domain) throw new Refusal(404, 'domainNotFound');
      return answer(c, domainOnWire(domain));
    })
    .delete('/:id', requireUser(provider), async (c) => {
      const domain = await findDomain(store.db, c.get('user').id, c.req.param('id'));
      if (!domain) throw new Refusal(404, 'domainNotFound');
      await deleteDomain(store.db, domain.id);
      return answer(c);
    });
};
