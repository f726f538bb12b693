import { expect, it } from 'vitest';
import type { BannerProps } from '../components/Banner/Banner.tsx';
import { ErrorState } from '../components/ErrorState/ErrorState.tsx';
import { createI18n } from '../i18n/createI18n.ts';
import { StatusPage } from '../patterns/StatusPage/StatusPage.tsx';
import type { ErrorRows } from './errorRow.ts';
import { sentence, tellError, tellLine, titled } from './tellError.ts';

it('tells a group by its title and text, a sentence alone, and a sentence below "Error !"', async () => {
  const { t } = await createI18n('en', ['topUp', 'login', 'customDomains', 'common'], 'Mây');
  expect(tellError(t, 'topUp:failed.refused')).toEqual({ title: 'Error !', text: 'Please try again !' });
  expect(tellError(t, 'customDomains:remove.unknown', { domain: 'a.vn' }).text).toContain('a.vn');
  expect(titled(t, tellLine(t, 'login:failed'))).toEqual({ title: 'Error !', text: 'Login fail, please try again !' });
});

it('words before a next sentence end with one full stop, in the script of the words', () => {
  expect(['Declined', 'Fail !', '更新磁盘失败', '作成できませんでした。'].map(sentence)).toEqual([
    'Declined.',
    'Fail !',
    '更新磁盘失败。',
    '作成できませんでした。',
  ]);
});

// The compiler is the test: each line below it is an error of types, and an unused `@ts-expect-error` is one too.
it('compiles no error without an entry, no critical word that has none, and no entry without words', async () => {
  const { t } = await createI18n('en', ['topUp', 'transactions', 'common'], 'Mây');
  const icon = () => null;
  const doubt = tellError(t, 'topUp:failed.unknown');
  const refused = [
    // @ts-expect-error: no such entry.
    () => tellError(t, 'transactions:notThere'),
    // @ts-expect-error: these words exist, but no entry names them.
    () => tellError(t, 'topUp:failed.cancelled'),
    // @ts-expect-error: this entry is no failed read.
    () => <ErrorState error="topUp:failed.refused" />,
    // @ts-expect-error: words of a page's own.
    (): BannerProps => ({ tone: 'critical', title: 'It failed', children: '' }),
    // @ts-expect-error: what is in doubt is not called failed.
    (): BannerProps => ({ tone: 'critical', title: doubt.title, children: '' }),
    // @ts-expect-error: words of a page's own.
    () => <StatusPage icon={icon} tone="critical" title="It failed" text="" />,
    // @ts-expect-error: English has no such words.
    (): ErrorRows => ({ 'topUp:failed.notThere': 'unread' }),
  ];
  const told = [
    () => <ErrorState error="transactions:failed" />,
    (): BannerProps => ({ tone: 'critical', title: tellError(t, 'topUp:failed.refused').title, children: '' }),
    (): BannerProps => ({ tone: 'caution', title: doubt.title, children: '' }),
  ];
  expect([refused.length, told.length]).toEqual([7, 3]);
});
