import type { Announcement } from '@may/domain/bell/notice.ts';
import { createI18n } from '@may/ui/i18n/createI18n.ts';
import { expect, it } from 'vitest';
import { sampleNotice } from './noticeSamples.fixtures.ts';
import { noticeKinds, noticeNamespaces, staysOpen, tellNotice } from './noticeWords.ts';

const told = (kind: Announcement['kind'], subject: object) => ({ kind, subject, remedy: null }) as Announcement;

const tell = async (notice: Announcement) => {
  const i18n = await createI18n('en', noticeNamespaces([notice]), 'Mây');
  const missing: string[] = [];
  i18n.options.saveMissing = true;
  i18n.on('missingKey', (_locales, _catalogue, key) => missing.push(key));
  return { ...tellNotice(notice, i18n.getFixedT('en', noticeNamespaces([notice]))), missing };
};

// In English alone: every language has the keys and the placeholders of English (catalogues.test.ts).
it('a notice of each kind has all its words and no unfilled placeholder, from its own catalogues', async () => {
  for (const kind of noticeKinds)
    for (const page of ['invoices', 'reloaded'] as const) {
      const { title, text, remedyLabel, missing } = await tell(sampleNotice(kind, { page }));
      expect.soft(missing, kind).toEqual([]);
      expect.soft(`${title} ${text} ${remedyLabel}`, kind).not.toContain('{{');
    }
});

it('writes a notice in its words, and in the provider’s if there are any', async () => {
  const rows: readonly [Announcement, title: string, text: string | null][] = [
    [sampleNotice('invoice.paid'), 'Invoice paid', '500.000\u00a0đ was paid.'],
    [told('invoice.paid', { amount: null }), 'Invoice paid', null],
    [sampleNotice('subscription.updated'), 'Plan updated', null],
    [sampleNotice('signInRefused'), 'Error !', 'Login fail, please try again !'],
    [told('signInRefused', { serverMessage: 'Blocked.' }), 'Error !', 'Login fail, please try again ! Blocked.'],
    [sampleNotice('cardPaymentDeclined'), 'Unsuccessful !', 'Something went wrong, please try again !'],
    [told('cardPaymentDeclined', { reason: 'otherAmount', serverMessage: 'No funds.' }), 'Error !', 'No funds.'],
    [
      told('defaultCardUnchanged', { serverMessage: 'Expired.' }),
      'Error !',
      'Can not attach method payment ! Expired.',
    ],
    [sampleNotice('defaultCardChanged'), 'Attached method payment !', 'Visa •••• 4242'],
    [sampleNotice('orderRefused'), 'Error !', 'Fail to create Wordpress!'],
    [
      told('orderRefused', { serverKind: 'wordpress', serverMessage: 'No room.' }),
      'Fail to create Wordpress!',
      'No room.',
    ],
    [sampleNotice('upgradeRefused'), 'Error !', 'Update Disk Fail !'],
    [told('upgradeRefused', { part: 'disk', serverMessage: 'Quota.' }), 'Update Disk Fail !', 'Quota.'],
    [told('upgradeRefused', { part: 'plan', serverMessage: null }), 'Error !', 'Update Size Fail !'],
    [told('domainNotAdded', { reason: 'refused', serverMessage: null }), 'Fail to add domain!', null],
    [sampleNotice('domainNotPointing'), 'The domain name is not pointing correctly', 'bienxanh.vn'],
  ];
  for (const [notice, title, text] of rows) {
    const words = await tell(notice);
    expect.soft([words.title, words.text], notice.kind).toEqual([title, text]);
  }
});

it('keeps failures that no page shows, and a new version, until the customer closes them', () => {
  const open = noticeKinds.filter((kind) => staysOpen(sampleNotice(kind)));
  expect(open).toEqual([
    'defaultCardUnchanged',
    'defaultCardUnknown',
    'recordNotAdded',
    'newVersion',
    'invoice.payment_failed',
  ]);
});
