import { emptyForm } from '@may/domain/dns/formOfRecord.ts';
import { expect, it } from 'vitest';
import { recordDraft } from './recordDraft.ts';

it('is found after a reload, and ignores unreadable text', () => {
  const draft = recordDraft('dom_1', 'new');
  draft.write({ ...emptyForm, current: null });
  expect(recordDraft('dom_1', 'new').read()).toEqual({ ...emptyForm, current: null });
  expect(recordDraft('dom_1', 'rec_1').read()).toBeNull();
  draft.clear();
});
