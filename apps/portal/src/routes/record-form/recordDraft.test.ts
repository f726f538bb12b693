import { draftOf, readRecordForm } from '@may/domain';
import { randomZone, zoneRecordFixture } from '@may/domain/fixtures';
import { expect, it } from 'vitest';
import { emptyForm, formOf, recordDraft } from './recordDraft.ts';

it('gives the same record from an untouched form of any record', () => {
  for (const record of randomZone(7, 500)) {
    const typed = formOf(record);
    const read = typed && readRecordForm(typed.form, 'example.com');
    expect(read).toEqual({ ok: true, record: draftOf(record) });
  }
});

it('keeps a text that begins with a quote or a space', () => {
  const values = ['"quoted', ' leading', 'plain'];
  const typed = formOf(zoneRecordFixture({ type: 'TXT', values, proxied: false }));
  const read = typed && readRecordForm(typed.form, 'bienxanh.vn');
  expect(read).toMatchObject({ ok: true, record: { values } });
});

it('splits the priority from a value that contains it', () => {
  const record = zoneRecordFixture({ type: 'MX', values: ['20 mail.bienxanh.vn'], priority: null });
  expect(formOf(record)?.form).toMatchObject({ contents: ['mail.bienxanh.vn'], priority: '20' });
});

it('has no form for a record with mail servers of two priorities', () => {
  const values = ['10 a.bienxanh.vn', '20 b.bienxanh.vn'];
  expect(formOf(zoneRecordFixture({ type: 'MX', values, priority: null }))).toBeNull();
  expect(formOf(zoneRecordFixture({ type: 'MX', values: ['10 a.vn', '10 b.vn'], priority: null }))).not.toBeNull();
});

it('has no form for a type that the portal cannot write', () => {
  expect(formOf(zoneRecordFixture({ type: 'SRV' }))).toBeNull();
});

it('is found after a reload, and ignores unreadable text', () => {
  const draft = recordDraft('dom_1', 'new');
  draft.write(emptyForm);
  expect(recordDraft('dom_1', 'new').read()).toEqual(emptyForm);
  expect(recordDraft('dom_1', 'rec_1').read()).toBeNull();
  draft.clear();
});
