import { readName } from '@may/domain/dns/names.ts';
import { type RecordForm, readRecordForm } from '@may/domain/dns/recordForm.ts';
import type { ZoneHrefs } from '../Zone/zone.ts';
import type { RecordFormContent } from './recordForm.ts';

export const blankForm: RecordForm = {
  name: '',
  type: 'A',
  contents: [''],
  ttl: '3600',
  priority: '10',
  proxied: true,
};

const nothing = () => undefined;

/** A form with an open field for each value; problems and full name follow from `form`. */
export const recordFormFixture = ({
  form = blankForm,
  ...rest
}: Partial<RecordFormContent> = {}): RecordFormContent => {
  const read = readRecordForm(form, 'bienxanh.vn');
  return {
    mode: 'add',
    domain: { id: 'dom_1', name: 'bienxanh.vn', shown: 'bienxanh.vn', active: true },
    form,
    problems: read.ok ? [] : read.problems,
    refused: 0,
    name: readName(form.name, 'bienxanh.vn'),
    findings: [],
    unknownFields: [],
    onChange: nothing,
    onPaste: () => false,
    isAtOnce: true,
    onSubmit: nothing,
    onStage: nothing,
    ...rest,
  };
};

export const formHrefs: ZoneHrefs = { home: '#home', domains: '#domains', records: '#records', changes: '#changes' };
