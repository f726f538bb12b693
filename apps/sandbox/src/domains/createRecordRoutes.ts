import { recordInputSchema } from '@may/api/schemas';
import type { RecordDraft, ZoneRecord } from '@may/domain/dns/records.ts';
import { type Context, Hono } from 'hono';
import { answer, envelope } from '../http/answers.ts';
import { readJson } from '../http/readInput.ts';
import { Refusal } from '../http/refusal.ts';
import { createAnswerOnce } from '../session/createOnce.ts';
import type { Provider } from '../session/provider.ts';
import { requireUser, type SignedIn } from '../session/requireUser.ts';
import type { Database } from '../store/openStore.ts';
import { changeRecord, type Domain, findDomain, listRecords, lockDomain } from './domains.ts';
import { recordOnWire } from './domainsOnWire.ts';
import { parseRecord, refuseBlockingFindings } from './recordRules.ts';

/** The rules need an id, which a new record does not have yet. */
const unstored = (draft: RecordDraft): ZoneRecord => ({ ...draft, id: '' });

/** Records of a domain (spec §7). Only the rich provider can change and delete one: the specification has no such call. */
export const createRecordRoutes = (provider: Provider) => {
  const { store, clock } = provider;
  const answerOnce = createAnswerOnce(store.db);

  const domainOf = async (c: Context<SignedIn>): Promise<Domain> => {
    const domain = await findDomain(store.db, c.get('user').id, c.req.param('id') ?? '');
    if (!domain) throw new Refusal(404, 'domainNotFound');
    return domain;
  };
  const add = async (tx: Database, domain: Domain, draft: RecordDraft): Promise<ZoneRecord> => {
    await lockDomain(tx, domain.id);
    refuseBlockingFindings(await listRecords(tx, domain.id), { added: [unstored(draft)] }, domain.name);
    const after = await changeRecord(tx, domain.id, { before: null, after: draft });
    if (!after) throw new Error('A record that is added is there.');
    return after;
  };
  const change = (domain: Domain, recordId: string, after: RecordDraft | null) =>
    store.db.transaction(async (tx) => {
      await lockDomain(tx, domain.id);
      const zone = await listRecords(tx, domain.id);
      const before = zone.find(({ id }) => id === recordId);
      if (!before) throw new Refusal(404, 'recordNotFound');
      if (after) refuseBlockingFindings(zone, { edited: [{ before, after: { ...after, id: recordId } }] }, domain.name);
      return changeRecord(tx, domain.id, { before, after });
    });

  return new Hono<SignedIn>()
    .get('/:id/records', requireUser(provider), async (c) => {
      const records = await listRecords(store.db, (await domainOf(c)).id);
      return answer(c, { data: records.map((record) => recordOnWire(record, provider.profile)) });
    })
    .post('/:id/records', requireUser(provider), async (c) => {
      const domain = await domainOf(c);
      const { data: _, ...input } = await readJson(c, recordInputSchema);
      const draft = parseRecord(input, domain);
      const isRich = provider.profile === 'rich';
      // Unlike the other writes, a record needs no key.
      const key = (isRich && c.req.header('Idempotency-Key')?.slice(0, 255)) || null;
      const attempt = { userId: domain.userId, route: `records ${domain.id}`, key, body: input };
      return answerOnce(c, attempt, clock(), async (tx) => {
        const added = await add(tx, domain, draft);
        return isRich
          ? { status: 201, body: envelope(recordOnWire(added, 'rich'), 201) }
          : { status: 200, body: envelope(undefined) };
      });
    })
    .put('/:id/records/:recordId', requireUser(provider), async (c) => {
      if (provider.profile === 'literal') throw new Refusal(404, 'notFound');
      const domain = await domainOf(c);
      const draft = parseRecord(await readJson(c, recordInputSchema), domain);
      const changed = await change(domain, c.req.param('recordId'), draft);
      return answer(c, changed && recordOnWire(changed, 'rich'));
    })
    .delete('/:id/records/:recordId', requireUser(provider), async (c) => {
      if (provider.profile === 'literal') throw new Refusal(405, 'methodNotAllowed');
      await change(await domainOf(c), c.req.param('recordId'), null);
      return answer(c);
    });
};
