import { expect, it } from 'vitest';
import { randomZone, zoneRecordFixture } from '../fixtures.ts';
import { formOfRecord } from './formOfRecord.ts';
import { readRecordForm } from './recordForm.ts';
import { draftOf } from './records.ts';

it('gives the same record from an untouched form of any record', () => {
  for (const record of randomZone(7, 500)) {
    const typed = formOfRecord(record);
    const read = typed && readRecordForm(typed.form, 'example.com');
    expect(read).toEqual({ ok: true, record: draftOf(record) });
  }
});

it('keeps a text that begins with a quote or a space', () => {
  const values = ['"quoted', ' leading', 'plain'];
  const typed = formOfRecord(zoneRecordFixture({ type: 'TXT', values, proxied: false }));
  const read = typed && readRecordForm(typed.form, 'bienxanh.vn');
  expect(read).toMatchObject({ ok: true, record: { values } });
});

it('splits the priority from a value that contains it', () => {
  const record = zoneRecordFixture({ type: 'MX', values: ['20 mail.bienxanh.vn'], priority: null });
  expect(formOfRecord(record)?.form).toMatchObject({ contents: ['mail.bienxanh.vn'], priority: '20' });
});

it('has no form for a record with mail servers of two priorities', () => {
  const values = ['10 a.bienxanh.vn', '20 b.bienxanh.vn'];
  expect(formOfRecord(zoneRecordFixture({ type: 'MX', values, priority: null }))).toBeNull();
  expect(
    formOfRecord(zoneRecordFixture({ type: 'MX', values: ['10 a.vn', '10 b.vn'], priority: null })),
  ).not.toBeNull();
});

it('has no form for a type that the portal cannot write', () => {
  expect(formOfRecord(zoneRecordFixture({ type: 'SRV' }))).toBeNull();
});
