import { expect, it } from 'vitest';
import { createI18n, type Namespace } from './createI18n.ts';
import { flatten } from './flatten.ts';
import { baseLocale } from './locales.ts';
import { readCatalogues } from './readCatalogues.ts';
import { localeNames, tags } from './tags.ts';
import { readAbout } from './testing/about.ts';
import { writeList } from './useList.ts';

const { namespaces, read } = readCatalogues();

/** All texts of a language by `namespace.key`. */
const textsOf = (locale: string): [key: string, text: string][] =>
  namespaces.flatMap((name) => [...flatten(read(locale, name), `${name}.`)]);

const english = new Map(textsOf(baseLocale));

it.each(localeNames)('%s says no word that `about` forbids', (locale) => {
  const { wrong } = readAbout(locale);
  const said = textsOf(locale).flatMap(([key, text]) =>
    Object.entries(wrong).flatMap(([pattern, better]) => {
      // Placeholders and the targets of links are no words.
      const [found] = text.replaceAll(/\{\{.*?\}\}|\]\([^)]*\)/g, '').match(new RegExp(pattern, 'iu')) ?? [];
      return found ? [`${key}: “${found}” is ${better}`] : [];
    }),
  );
  expect(said).toEqual([]);
});

it.each(localeNames)('%s quotes no label that it does not have', (locale) => {
  const plain = (text: string) => text.replace(/[.…]$/, '').toLowerCase();
  const texts = textsOf(locale);
  const labels = new Set(texts.map(([, text]) => plain(text)));
  const quotes = texts.flatMap(([key, text]) =>
    [...text.matchAll(/[“„«「”]\s*([^“”„«»「」{}]{4,60}?)\s*[”“»」]/g)]
      .map(([, quoted = '']) => quoted.trim())
      .filter((quoted) => quoted.length >= 4 && !labels.has(plain(quoted)))
      .map((quoted) => `${key}: ${quoted}`),
  );
  expect(quotes).toEqual([]);
});

/** Acts that a customer must be able to tell apart. */
const differ = [
  ['domains.delete.title', 'customDomains.remove.title'],
  ['domains.delete.confirm', 'customDomains.remove.confirm'],
  ['domains.delete.done', 'customDomains.remove.done'],
  ['domains.delete.unknown.title', 'customDomains.remove.unknown.title'],
] as const;

it.each(localeNames)('in %s, to delete a domain has other words than to take one off a server', (locale) => {
  const texts = new Map([...english, ...textsOf(locale)]);
  for (const [one, other] of differ) expect(texts.get(one)).not.toBe(texts.get(other));
  for (const key of differ.flat()) expect(texts.get(key)).toBeTypeOf('string');
});

/** Sentences with the texts that fill their placeholder, one of them at a time or all as a list. */
const composed: [sentence: string, ...parts: string[]][] = [
  ['recordForm:ttlMeans', 'zone:ttl.seconds', 'zone:ttl.minutes', 'zone:ttl.hours', 'zone:ttl.days'],
  ['zone:lifetime', 'zone:ttl.days', 'zone:notTold'],
  ['zone:priority', 'zone:notTold'],
  ['runway:line.days', 'runway:span'],
  [
    'serverUpgrade:review.smallerText',
    'serverUpgrade:plan.vcpu',
    'serverUpgrade:plan.ram',
    'serverUpgrade:plan.lessDisk',
  ],
  ['serverUpgrade:earlier.blocks.text', 'serverUpgrade:change.disk', 'serverUpgrade:change.plan'],
  ['common:newVersion.detail', 'common:newVersion.kind.timeout', 'common:newVersion.kind.missing'],
  ['common:amountMinus', 'common:currencyVND', 'common:currencyAUD'],
  ['shell:themeSwitch', 'shell:theme.light', 'shell:theme.system'],
  ['shell:account', 'common:hidden'],
  ['palette:unread', 'shell:menu.wordpress', 'shell:menu.dns'],
  ['palette:reading', 'shell:menu.wordpress', 'shell:menu.dns'],
  ['statusPages:comingSoon.subject', 'shell:menu.database', 'shell:menu.firewall'],
  ['statusPages:notSwitchedOn.title', 'shell:menu.database', 'shell:menu.firewall'],
];

it.each(localeNames)(
  'in %s, a sentence around another text has no gap, no doubled word and no wrong one',
  async (locale) => {
    const { t } = await createI18n(locale, namespaces as Namespace[], 'Mây');
    const say = t as (key: string, values: Record<string, unknown>) => string;
    const wrong = [/ {2}|[ ,.:][,.](?!\.)|\{\{|(?<![\p{L}\d])(\p{L}+) \1(?![\p{L}\d])/iu];
    for (const pattern of Object.keys(readAbout(locale).wrong)) wrong.push(new RegExp(pattern, 'iu'));
    const drawn = [1, 2, 5].flatMap((count) =>
      composed.flatMap(([sentence, ...parts]) => {
        const said = parts.map((part) => say(part, { count, number: count }));
        const names = [...say(sentence, { skipInterpolation: true }).matchAll(/\{\{(\w+)/g)].map(
          ([, name = '']) => name,
        );
        return [...said, writeList(tags[locale], said)].map((part) =>
          say(sentence, Object.fromEntries(names.map((name) => [name, part]))),
        );
      }),
    );
    expect(drawn.filter((text) => wrong.some((pattern) => pattern.test(text)))).toEqual([]);
  },
);
