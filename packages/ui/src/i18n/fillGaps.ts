/** The words of a catalogue by key: texts, and groups of texts. */
export type Texts = {
  readonly [key: string]: string | Texts;
};

/** The key that the plural forms of a text share; any other key stays itself. */
export const withoutPluralForm = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** Fills the gaps of a catalogue from another one. A counted text gets each plural form of the language `tag`. */
export const fillGaps = (own: Texts, other: Texts, tag: string): Texts => {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  const known = new Set(Object.keys(own).map(withoutPluralForm));
  const gaps = Object.entries(other).flatMap(([key, text]): [string, string | Texts][] => {
    const given = own[key];
    const base = withoutPluralForm(key);
    if (typeof text === 'object') return [[key, fillGaps(typeof given === 'object' ? given : {}, text, tag)]];
    if (known.has(base)) return [];
    if (base === key) return [[key, text]];
    const forms = pluralCategories.map((category) => `${base}_${category}`);
    return key.endsWith('_other') ? forms.map((form) => [form, other[form] ?? text]) : [];
  });
  return { ...own, ...Object.fromEntries(gaps) };
};
