import { describe, expect, it } from 'vitest';
import { zoneRecordFixture } from '../fixtures.ts';
import { type ChangeSet, combineChanges, noChanges } from './changeSet.ts';
import { stageDelete, stageRecord, takeBack } from './stageRecords.ts';

const www = zoneRecordFixture({ id: 'www' });
const mail = zoneRecordFixture({ id: 'mail', name: '@', type: 'MX', values: ['mail.bienxanh.vn'], proxied: false });
const soa = zoneRecordFixture({ id: 'soa', name: '@', type: 'SOA', values: ['ns1.may.cloud'], proxied: null });
const records = [www, mail, soa];
const fresh = zoneRecordFixture({ id: 'new 1', name: 'shop' });
const after = (changes: ChangeSet, next: ChangeSet) => combineChanges(records, changes, next);

describe('staging for chosen records', () => {
  it('removes a staged addition when it is deleted', () => {
    const staged = { ...noChanges, added: [fresh] };
    expect(after(staged, stageDelete({ records, changes: staged }, ['new 1', 'www']))).toEqual({
      ...noChanges,
      deleted: [www],
    });
  });

  it('does not delete a record of a type that the portal cannot write', () => {
    expect(stageDelete({ records, changes: noChanges }, ['soa'])).toEqual(noChanges);
  });

  it('restores the provider’s records for a deletion, an edit and an addition', () => {
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

describe('staging a record of the form', () => {
  const draft = { name: 'www', type: 'A', values: ['198.51.100.9'], ttl: 300, priority: null, proxied: true } as const;

  it('replaces an addition that was staged before', () => {
    const staged = { ...noChanges, added: [fresh] };
    expect(after(staged, stageRecord(draft, fresh, 'new 2'))).toEqual({
      ...noChanges,
      added: [{ ...draft, id: 'new 1' }],
    });
  });

  it('stages no change when the form equals the provider’s record', () => {
    expect(stageRecord({ ...draft, values: www.values, ttl: 3_600 }, www, 'new 2')).toEqual(noChanges);
  });
});
