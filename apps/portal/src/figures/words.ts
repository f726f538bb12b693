/** The words of a page's figures in its language: `locale`, and each text by its full key. The build writes them into the page. */
export type FigureWords = { locale: string; texts: Readonly<Record<string, string>> };

type Values = Readonly<Record<string, unknown>>;

let read: FigureWords | undefined;
const words = (): FigureWords => {
  read ??= JSON.parse(document.getElementById('figure-words')?.textContent ?? '') as FigureWords;
  return read;
};

/** Stands for a text that the page has not brought: a screen may name it, and `draw` throws at it. */
const missing = Symbol('missing');

const fill = (text: string, values: Values): string =>
  text.replace(/{{(\w+)}}/g, (_, name: string) => {
    const value = values[name];
    if (typeof value !== 'string' && typeof value !== 'number') throw new Error();
    return String(value);
  });

const objectAt = (key: string): Values | undefined => {
  const entries = Object.entries(words().texts).filter(([name]) => name.startsWith(`${key}.`));
  return entries.length > 0
    ? Object.fromEntries(entries.map(([name, text]) => [name.slice(key.length + 1), text]))
    : undefined;
};

/** Stands in for `react-i18next` in the bundle of the figures. */
export const useTranslation = (spaces: string | readonly string[] = 'common') => ({
  i18n: { language: words().locale },
  t: (key: string, values: Values = {}): unknown => {
    const keys = key.includes(':') ? [key] : [spaces].flat().map((space) => `${space}:${key}`);
    const { texts } = words();
    for (const full of keys) {
      if (values.returnObjects) {
        const found = objectAt(full);
        if (found) return found;
        continue;
      }
      const { count } = values;
      const plural = typeof count === 'number' && new Intl.PluralRules(document.documentElement.lang).select(count);
      const text = texts[plural ? `${full}_${plural}` : full] ?? texts[full];
      if (text !== undefined) return fill(text, values);
    }
    return missing;
  },
});
