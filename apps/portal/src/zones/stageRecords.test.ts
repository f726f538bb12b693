import { type ChangeSet, combineChanges, noChanges } from '@may/domain';
import { zoneRecordFixture } from '@may/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { stageDelete, stageProxy, stageRecord, stageTtl, takeBack } from './stageRecords.ts';

const www = zoneRecordFixture({ id: 'www' });
const mail = zoneRecordFixture({ id: 'mail', name: '@', type: 'MX', values: ['mail.bienxanh.vn'], proxied: false });
const soa = zoneRecordFixture({ id: 'soa', name: '@', type: 'SOA', values: ['ns1.may.cloud'], proxied: null });
const records = [www, mail, soa];
const fresh = zoneRecordFixture({ id: 'new 1', name: 'shop' });
const after = (changes: ChangeSet, next: ChangeSet) => combineChanges(records, changes, next);

describe('staging what was chosen in the list', () => {
  it('combines repeated edits of a record into one change of what the provider holds', () => {
    const first = stageTtl({ records, changes: noChanges }, ['www'], 300);
    const both = after(first, stageProxy({ records, changes: first }, ['www'], false));
    expect(both.edited).toEqual([{ before: www, after: { ...www, ttl: 300, proxied: false } }]);
  });

  it('stages nothing where an edit leads back to what is there', () => {
    const first = stageTtl({ records, changes: noChanges }, ['www'], 300);
    expect(after(first, stageTtl({ records, changes: first }, ['www'], 3_600))).toEqual(noChanges);
  });

  it('lets a record that was only staged go without a trace', () => {
    const staged = { ...noChanges, added: [fresh] };
    expect(after(staged, stageDelete({ records, changes: staged }, ['new 1', 'www']))).toEqual({
      ...noChanges,
      deleted: [www],
    });
  });

  it('switches the proxy of nothing but what can be reached through it', () => {
    const changes = stageProxy({ records, changes: noChanges }, ['www', 'mail'], false);
    expect(changes.edited.map(({ after: { id } }) => id)).toEqual(['www']);
  });

  it('leaves types alone that nobody can write', () => {
    expect(stageDelete({ records, changes: noChanges }, ['soa'])).toEqual(noChanges);
    expect(stageTtl({ records, changes: noChanges }, ['soa'], 60)).toEqual(noChanges);
  });

  it('takes back a deletion, an edit and an addition, each to what the provider holds', () => {
    const staged: ChangeSet = {
      added: [fresh],
      edited: [{ before: mail, after: { ...mail, ttl: 60 } }],
      deleted: [www],
    };
    const some = after(staged, takeBack({ records, changes: staged }, ['www', 'new 1']));
    expect(some).toEqual({ ...noChanges, edited: staged.edited });
    expect(after(some, takeBack({ records, changes: some }, ['mail']))).toEqual(noChanges);
  });
});

describe('staging what the form holds', () => {
  const draft = { name: 'www', type: 'A', values: ['198.51.100.9'], ttl: 300, priority: null, proxied: true } as const;

  it('gives every addition an id of its own', () => {
    const ids = [stageRecord(draft, null), stageRecord(draft, null)].map(({ added }) => added[0]?.id);
    expect(new Set(ids).size).toBe(2);
  });

  it('changes an addition that was staged before, which stays one addition', () => {
    const staged = { ...noChanges, added: [fresh] };
    expect(after(staged, stageRecord(draft, fresh))).toEqual({ ...noChanges, added: [{ ...draft, id: 'new 1' }] });
  });

  it('stages nothing where the form says what is there already', () => {
    expect(stageRecord({ ...draft, values: www.values, ttl: 3_600 }, www)).toEqual(noChanges);
  });
});
