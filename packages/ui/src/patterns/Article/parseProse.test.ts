import { expect, it } from 'vitest';
import { readCatalogues } from '../../i18n/readCatalogues.ts';
import { localeNames } from '../../i18n/tags.ts';
import { articlePages } from './article.ts';
import { parseProse } from './parseProse.ts';

it('reads paragraphs, both lists, stress and links', () => {
  const words = (text: string) => ({ kind: 'words', words: text });
  const link = (text: string, page: string, place = '') => ({ kind: 'link', words: text, page, place });
  expect(parseProse('One\nline.\n\n- a **b**\n- c\n\n1. [Top up](payment) now\n2. d [e](faq#f)')).toEqual([
    { kind: 'paragraph', items: [[words('One line.')]] },
    { kind: 'bullets', items: [[words('a '), { kind: 'strong', words: 'b' }], [words('c')]] },
    {
      kind: 'steps',
      items: [
        [link('Top up', 'payment'), words(' now')],
        [words('d '), link('e', 'faq', '#f')],
      ],
    },
  ]);
});

it('reads any other mark as plain words', () => {
  for (const text of [
    '<b onclick="x()">bold</b>',
    '[words](https://evil.example)',
    '[words](javascript:x)',
    '- a\nb',
    '**',
    '[a]()',
  ])
    expect
      .soft(parseProse(text), text)
      .toEqual([{ kind: 'paragraph', items: [[{ kind: 'words', words: text.replace('\n', ' ') }]] }]);
});

const articles = ['faq', 'faq2', 'helpdesk', 'contactUs', 'privacyPolicy'];

type Texts = { [key: string]: string | Texts };

const textsOf = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : textsOf(text)));

const linksOf = (locale: string, namespace: string) =>
  textsOf(readCatalogues().read(locale, namespace) as Texts).flatMap((text) =>
    parseProse(text).flatMap(({ items }) => items.flat().filter((piece) => piece.kind === 'link')),
  );

/** The anchors of a page with questions. */
const placesOf = (page: string): string[] => {
  const { groups = {} } = readCatalogues().read('en', page) as { groups?: Record<string, { items: object }> };
  return Object.values(groups).flatMap(({ items }) => Object.keys(items));
};

it('the links of each article lead to pages of the portal and places on them in every language', () => {
  const isLost = ({ page, place }: ReturnType<typeof linksOf>[number]) =>
    !articlePages.some((known) => known === page) || (place !== '' && !placesOf(page).includes(place.slice(1)));
  for (const namespace of articles)
    for (const locale of localeNames)
      expect.soft(linksOf(locale, namespace).filter(isLost), `${namespace} in ${locale}`).toEqual([]);
});

it('the links of each article are the same in every language', () => {
  const targetsIn = (locale: string) =>
    articles.map((namespace) => [namespace, ...linksOf(locale, namespace).map(({ page, place }) => page + place)]);
  expect(targetsIn('vi')).toEqual(targetsIn('en'));
});

it('every question has an id of its own, in the same order in every language', () => {
  for (const page of ['faq', 'faq2']) {
    const idsIn = (locale: string) => {
      const { groups } = readCatalogues().read(locale, page) as { groups: Record<string, { items: object }> };
      return Object.entries(groups).map(([group, { items }]) => [group, Object.keys(items)] as const);
    };
    const all = idsIn('en').flatMap(([group, items]) => [group, ...items]);
    expect.soft(all, page).toEqual([...new Set(all)]);
    for (const id of all) expect.soft(id, page).toMatch(/^[a-z]+(-[a-z\d]+)*$/);
    expect.soft(idsIn('vi'), page).toEqual(idsIn('en'));
  }
});
