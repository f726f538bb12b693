import { expect, it } from 'vitest';
import { randomZone, zoneRecordFixture } from '../fixtures.ts';
import { changeForm, emptyForm, formOfRecord, patchOfPaste } from './formOfRecord.ts';
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

it('lets the proxy follow the name and the type until the customer sets it', () => {
  const mail = changeForm(emptyForm, { name: 'mail' }, 'bienxanh.vn');
  expect(mail.form.proxied).toBe(false);
  expect(changeForm(mail, { name: 'www' }, 'bienxanh.vn').form.proxied).toBe(true);
  const chosen = changeForm(mail, { proxied: true }, 'bienxanh.vn');
  expect(changeForm(chosen, { name: 'ftp' }, 'bienxanh.vn').form.proxied).toBe(true);
});

it('pastes values in the place of their field, and a whole line in the place of all', () => {
  const form = { ...emptyForm.form, contents: ['1.1.1.1', '', '2.2.2.2'] };
  expect(patchOfPaste({ contents: ['3.3.3.3', '4.4.4.4'] }, form, 2)?.contents).toEqual([
    '1.1.1.1',
    '3.3.3.3',
    '4.4.4.4',
  ]);
  const line = { name: 'www', type: 'A', contents: ['5.5.5.5'] } as const;
  expect(patchOfPaste(line, form, 0)).toEqual(line);
  expect(patchOfPaste({ contents: ['5.5.5.5', '6.6.6.6'] }, form, null)).toBeNull();
});
